import { login } from '@portal/contract/accounts/public'
import type { Endpoint } from '@portal/contract/endpoint'
import { findAccounts, getAccount } from '@portal/contract/staff/accounts'
import { unlockAccount } from '@portal/contract/staff/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../src/domains.ts'
import { newCaregiver, newPatient, newStaff, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let admin: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  admin = await newStaff(portal, 'admin')
})

const find = (search: string) => portal.call(findAccounts, { search }, admin.headers)
const idsOf = async (search: string) => (await find(search)).body.data.records.map(({ id }) => id)
const entries = (action: string) =>
  portal.db
    .selectFrom('audit_entries')
    .select(['subject', 'details'])
    .where('actor', '=', admin.id)
    .where('action', '=', action)
    .orderBy('number', 'desc')
    .execute()

test('no search of staff puts its words into an address, which proxies and browsers keep', () => {
  const searches = routes.map(({ endpoint }) => endpoint).filter(isSearchOfStaff)
  expect(searches.length).toBeGreaterThan(3)
  for (const { method, path } of searches) expect(method, path).toBe('POST')
})

function isSearchOfStaff({ path, input }: Endpoint): boolean {
  return path.startsWith('/staff/') && 'search' in input._zod.def.shape
}

describe('[K11] finding an account', () => {
  test('by the phone in any spelling, or its last digits', async () => {
    const { id, phone } = await newPatient(portal)
    const spelled = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
    for (const search of [phone, phone.slice(2), spelled, phone.slice(-7)]) expect(await idsOf(search)).toContain(id)
  })

  test('by the beginning of the name in either order, and of the e-mail', async () => {
    const more = { firstName: 'Wilhelmina', lastName: 'Okonkwo-Ray', email: 'wilhelmina.ok@example.com' }
    const { id } = await newCaregiver(portal, more)
    for (const search of ['wilhel', 'Okonkwo', 'Okonkwo-Ray Wil', 'Wilhelmina Okon', 'wilhelmina.ok@'])
      expect(await idsOf(search), search).toContain(id)
    const { id: other } = await newPatient(portal, { firstName: '念慈', lastName: '諸葛' })
    for (const search of ['諸葛', '諸葛念', '念慈']) expect(await idsOf(search), search).toContain(other)
  })

  test.each(['%%', '__', '\\\\', "' or 1=1 --"])('%s is looked for as it is typed', async (search) => {
    await newPatient(portal)
    expect(await idsOf(search)).toEqual([])
  })

  test.each(['', 'a', '12', '555'])('too little is refused at the field: "%s"', async (search) => {
    expect((await find(search)).body.fields).toHaveProperty('search')
  })

  test('shows the end of the phone alone, no staff, and at most twenty', async () => {
    const { phone } = await newPatient(portal)
    expect(JSON.stringify((await find(phone)).body)).not.toContain(phone.slice(2))
    expect(await idsOf(admin.email)).toEqual([])
    const { firstName } = { firstName: 'Zwanzig' }
    const values = Array.from({ length: 21 }, (_, i) => ({
      kind: 'patient' as const,
      first_name: firstName,
      last_name: 'Plus',
      phone: `+1646${String(2_000_000 + i)}`,
      email: '',
      language: 'en' as const,
      password_hash: '',
    }))
    await portal.db.insertInto('accounts').values(values).execute()
    const { records, more } = (await find(firstName)).body.data
    expect([records.length, more]).toEqual([20, true])
  })

  test('is audited: who was found, not what was typed', async () => {
    const { id, phone } = await newPatient(portal)
    await find(phone)
    const [entry] = await entries('account.find')
    expect(entry).toEqual({ subject: 'accounts', details: { ids: id } })
  })
})

describe('[K11] one account', () => {
  test('is shown with the whole phone, and reading it is audited', async () => {
    const { id, phone } = await newPatient(portal)
    const { data } = (await portal.call(getAccount, { id }, admin.headers)).body
    expect(data).toMatchObject({ id, phone, kind: 'patient', lockedOut: false, disabled: false, sessions: 1 })
    expect((await entries('account.read'))[0]?.subject).toBe(`account ${id}`)
  })

  test('staff and unknown accounts are not found', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const id of [admin.id, unknown])
      expect((await portal.call(getAccount, { id }, admin.headers)).status).toBe(404)
  })

  test('says that it is locked after too many tries, and unlocking lets its owner in', async () => {
    const { id, phone } = await newPatient(portal)
    for (let i = 0; i < 10; i++) await portal.call(login, { username: phone, password: 'Wrong-guess-1' })
    const enter = async () => (await portal.call(login, { username: phone, password })).status
    const isLocked = async () => (await portal.call(getAccount, { id }, admin.headers)).body.data.lockedOut
    expect([await enter(), await isLocked()]).toEqual([429, true])
    await portal.call(unlockAccount, { id }, admin.headers)
    expect([await isLocked(), await enter()]).toEqual([false, 200])
  })
})
