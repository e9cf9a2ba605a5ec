import type { Endpoint } from '@portal/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { routes } from '../src/domains.ts'
import { namesVersion } from './setup/saving.ts'

const saves = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access, method }) => access.some((one) => one.startsWith('staff')) && method !== 'GET')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test.each(saves.map((save) => [nameOf(save), save] as const))(
  '[SEC-24] %s takes the version that the save is based on, or says why it needs none',
  (_, save) => {
    expect(namesVersion(save)).toBe(save.unversioned === undefined)
    expect(save.unversioned).not.toBe('')
  },
)

test.each(saves.filter(namesVersion).map((save) => [nameOf(save), save] as const))(
  '[SEC-24] %s takes a whole number as version and can return the current record',
  (_, save) => {
    const version = save.input._zod.def.shape.version as z.core.$ZodType
    expect([1, '2'].map((good) => z.core.safeParse(version, good).success)).toEqual([true, true])
    expect([0, 1.5, 'x', null].some((bad) => z.core.safeParse(version, bad).success)).toBe(false)
    expect(save.current).toBeDefined()
  },
)
