import type { Endpoint } from '@portal/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { routes } from '../src/domains.ts'
import { namesVersion } from './setup/saving.ts'

/** Staff calls that need no version, with the reason. */
const exempt: Record<string, string> = {
  'POST /staff/picture': 'adds a picture',
  'POST /staff/activity': 'adds an activity',
  'POST /staff/activity/{id}/check-in':
    'notes one fact about one person, whatever else has changed; a repetition is reported',
  'POST /staff/article': 'adds an article',
  'POST /staff/team': 'adds a person',
  'POST /staff/team/order': 'names the order that it was made from, which is the version of an order',
  'POST /staff/teamevent': 'adds an event',
  'POST /staff/legal/{key}': 'adds a version and names the one that it follows; none is ever changed',
  'POST /staff/serviceRecord/{id}/document-request': 'adds to the history and overwrites nothing',
  'POST /staff/serviceRecord/{id}/message': 'adds to the history and overwrites nothing',
  'POST /staff/office/{companyAddressId}/closed-day': 'adds a day; one that is closed already is refused at its field',
  'DELETE /staff/office/{companyAddressId}/closed-day/{closedDayId}':
    'a closed day is never changed, so its id says it all',
  'POST /staff/synonyms': 'adds a group of words',
  'DELETE /staff/synonyms/{id}': 'a group is never changed, so its id says it all',
  'POST /staff/account/unlock': 'forgives counts of wrong passwords and codes; there is nothing to overwrite',
  'POST /staff/account/disable': 'names the state to reach, overwrites nothing else, and must not fail in an emergency',
}

const saves = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access, method }) => access.some((one) => one.startsWith('staff')) && method !== 'GET')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('[SEC-24] every save by staff takes the version it is based on, or is listed with a reason', () => {
  expect(
    saves
      .filter((save) => !namesVersion(save))
      .map(nameOf)
      .toSorted(),
  ).toEqual(Object.keys(exempt).toSorted())
})

test.each(saves.filter(namesVersion).map((save) => [nameOf(save), save] as const))(
  '[SEC-24] %s takes a whole number as version and can show the current record',
  (_, save) => {
    const version = save.input._zod.def.shape.version as z.core.$ZodType
    expect([1, '2'].map((good) => z.core.safeParse(version, good).success)).toEqual([true, true])
    expect([0, 1.5, 'x', null].some((bad) => z.core.safeParse(version, bad).success)).toBe(false)
    expect(save.current).toBeDefined()
  },
)
