import { readdirSync } from 'node:fs'
import type { Endpoint, Reads } from '@portal/contract/endpoint'
import { getFile } from '@portal/contract/files'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../src/domains.ts'
import { cells } from './matrix/cells.ts'
import { makeScene } from './matrix/scene.ts'
import { makeReadScene, type ReadRow, type ReadScene, type Shown } from './reads/row.ts'
import { typed } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { namesVersion, versionOf } from './setup/saving.ts'

const folder = new URL('./reads/rows/', import.meta.url)
const modules = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)))
const rows: Record<string, ReadRow> = Object.assign({}, ...modules.flatMap((module) => Object.values(module as object)))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const readers = routes.map(({ endpoint }) => endpoint).filter(({ reads }) => reads && reads !== 'nobody')

const portal = await openPortal()
let scene: ReadScene

beforeAll(async () => {
  scene = await makeReadScene(portal)
})

describe('[SEC-32] what staff read of one record leaves exactly one entry that names it', () => {
  test('every endpoint that shows people to staff has a row, and every row such an endpoint', () => {
    expect(Object.keys(rows).sort()).toEqual(readers.map(nameOf).sort())
  })

  for (const endpoint of readers) {
    const row = rows[nameOf(endpoint)]
    if (!row) continue
    test(`${nameOf(endpoint)}`, async () => {
      const shown = await row(scene)
      const { status, entries } = await called(endpoint, await withVersion(endpoint, shown.input))
      expect(status).toBe(200)
      expect(await besidesOne(entries, shown)).toEqual(shown.besides ?? [])
    })

    if (!endpoint.current) continue
    test(`${nameOf(endpoint)}, the record that comes with the refusal of an old version`, async () => {
      const shown = await row(scene)
      const { status, data, entries } = await called(endpoint, shown.late ?? { ...shown.input, version: 999 })
      expect([status, data]).toEqual([409, expect.anything()])
      expect(await besidesOne(entries, shown)).toEqual([])
      expect(entries[0]?.action).toBe((endpoint.reads as Reads).action)
    })
  }
})

test('[SEC-32] no answer to staff tells who somebody is, or how to reach them, without an entry', async () => {
  const people = await makeScene(portal)
  const telling = [typed.email, `"${typed.firstName}"`, 'Mei Chen', people.patient.phone, people.caregiver.phone]
  // Calls about the caller's own login end the session.
  const isForStaff = ({ access, path }: Endpoint) =>
    access.some((one) => one === 'staff' || one.startsWith('staff:')) && !path.startsWith('/staff/auth/')
  const told: string[] = []
  const silent: string[] = []
  for (const { endpoint } of routes.filter((route) => isForStaff(route.endpoint))) {
    const name = nameOf(endpoint)
    const input = (await cells[name]?.input(people, 'staff')) as object
    const { status, data, entries } = await called(endpoint, await withVersion(endpoint, input))
    expect([name, status]).not.toEqual([name, 401])
    if (!telling.some((words) => JSON.stringify(data ?? null).includes(words))) continue
    told.push(name)
    if (entries.length === 0) silent.push(name)
  }
  expect(silent).toEqual([])
  expect(told.length).toBeGreaterThan(15)
})

test('[SEC-32] a private file leaves one entry, too', async () => {
  const { documentFileId: id } = await makeScene(portal)
  const { status, entries } = await called(getFile, { id })
  expect(status).toBe(200)
  expect(entries).toMatchObject([{ action: 'file.read', subject: `file ${id}`, actor: scene.staff.id }])
})

interface Entry {
  action: string
  subject: string
  outcome: string
  details: Record<string, string>
}

async function withVersion(endpoint: Endpoint, input: object) {
  if (!namesVersion(endpoint)) return input
  return { version: await versionOf(portal, endpoint, input as Record<string, unknown>), ...input }
}

/** Calls an endpoint as staff, with the entries that it leaves in the audit log. */
async function called(endpoint: Endpoint, input: object) {
  const entries = () =>
    portal.db
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'outcome', 'details', 'actor'])
      .orderBy('number')
      .execute()
  const { length } = await entries()
  const { status, body } = await portal.call(endpoint, input as never, scene.staff.headers)
  return { status, data: body.data as unknown, entries: (await entries()).slice(length) }
}

/** Expects one entry that names the record. @returns the actions of all others */
async function besidesOne(entries: readonly Entry[], { id }: Shown): Promise<string[]> {
  const named = typeof id === 'string' ? id : await id()
  const naming = entries.filter((entry) => words(entry).includes(named))
  expect(naming, JSON.stringify(entries)).toHaveLength(1)
  expect(naming).toMatchObject([{ actor: scene.staff.id, outcome: 'done' }])
  return entries.filter((entry) => !naming.includes(entry)).map(({ action }) => action)
}

const words = ({ subject, details }: Entry) => [subject, ...Object.values(details)].join(' ').split(' ')
