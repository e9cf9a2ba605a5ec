import { changePassword, deleteAccount } from '@portal/contract/accounts/own'
import { login } from '@portal/contract/accounts/public'
import { endAllSessions, logout } from '@portal/contract/accounts/sessions'
import { getDeviceNotices, subscribeDevice, unsubscribeDevice } from '@portal/contract/push/own'
import { describe, expect, test } from 'vitest'
import { push } from '../../src/push/index.ts'
import { Keyring } from '../../src/secrets/keyring.ts'
import { newPatient, type Person, password } from '../setup/people.ts'
import { fieldsOf, openPortal, startPortal } from '../setup/portal.ts'
import { TestBrowser } from '../setup/push.ts'

const portal = await openPortal()

let made = 0
const newEndpoint = () => `https://push.example.com/send/${made++}`
const subscribe = (
  { headers }: Pick<Person, 'headers'>,
  { endpoint = newEndpoint(), keys = new TestBrowser().keys } = {},
) => portal.call(subscribeDevice, { endpoint, ...keys }, headers)
const devicesOf = async ({ headers }: Pick<Person, 'headers'>) =>
  (await portal.call(getDeviceNotices, {}, headers)).body.data.devices

/** Logs in from a browser, known by its cookie if it has been here before. */
async function logInFrom({ phone }: Person, cookie = '') {
  const body = JSON.stringify({ username: phone, password })
  const answer = await portal.send({ method: 'POST', url: '/home/auth/login', body, headers: { cookie } })
  const device = /device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
  return { cookie: device, headers: { authorization: String(answer.json().data.token), cookie: device } }
}

describe('a device', () => {
  test('shows notices once subscribed, under one key for the whole portal, until it is taken off', async () => {
    const [one, other] = [await newPatient(portal), await newPatient(portal)]
    const { status, body } = await subscribe(one)
    expect(status).toBe(200)
    expect(Buffer.from(body.data.publicKey, 'base64url')).toHaveLength(65)
    expect(body.data.devices).toEqual([expect.objectContaining({ current: true, failing: false })])
    expect((await subscribe(other)).body.data.publicKey).toBe(body.data.publicKey)
    const id = body.data.devices[0]?.id ?? ''
    expect((await portal.call(unsubscribeDevice, { id }, other.headers)).status).toBe(404)
    expect((await portal.call(unsubscribeDevice, { id }, one.headers)).body.data.devices).toEqual([])
    expect(await devicesOf(other)).toHaveLength(1)
  })

  test('counts once, and an account has five at most, the newest', async () => {
    const person = await newPatient(portal)
    const endpoint = newEndpoint()
    const sessions = []
    for (let i = 0; i < 7; i++) sessions.push(await logInFrom(person))
    for (const session of sessions) await subscribe(session)
    expect(await devicesOf(person)).toHaveLength(5)
    const last = sessions[6] as Pick<Person, 'headers'>
    await Promise.all([subscribe(last, { endpoint }), subscribe(last, { endpoint }), subscribe(last, { endpoint })])
    expect(await devicesOf(person)).toHaveLength(5)
    expect((await devicesOf(last)).filter(({ current }) => current)).toHaveLength(1)
  })

  test('that another person takes over no longer shows the notices of the first', async () => {
    const [father, daughter] = [await newPatient(portal), await newPatient(portal)]
    const endpoint = newEndpoint()
    await subscribe(father, { endpoint })
    await subscribe(daughter, { endpoint })
    expect(await devicesOf(father)).toEqual([])
    expect(await devicesOf(daughter)).toHaveLength(1)
  })

  test('shows none after a log-out there, even if notices were turned on in an earlier session', async () => {
    const person = await newPatient(portal)
    const first = await logInFrom(person)
    await subscribe(first)
    const second = await logInFrom(person, first.cookie)
    expect(await devicesOf(second)).toEqual([expect.objectContaining({ current: true })])
    await portal.call(logout, {}, person.headers)
    expect(await devicesOf(second)).toHaveLength(1)
    await portal.call(logout, {}, second.headers)
    expect(await devicesOf(await logInFrom(person))).toEqual([])
  })

  test('is forgotten with a new password elsewhere, with the end of all sessions and with the account', async () => {
    const person = await newPatient(portal)
    const here = await logInFrom(person)
    await subscribe(person)
    await subscribe(here)
    const changed = { currentPassword: password, password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
    expect((await portal.call(changePassword, changed, here.headers)).status).toBe(200)
    expect(await devicesOf(here)).toEqual([expect.objectContaining({ current: true })])
    await portal.call(endAllSessions, {}, here.headers)
    const left = () =>
      portal.db.selectFrom('push_subscriptions').select('id').where('account_id', '=', person.id).execute()
    expect(await left()).toEqual([])
    const { body } = await portal.call(login, { username: person.phone, password: 'Other-plum-88!' })
    const headers = { authorization: body.data.token }
    await subscribe({ headers })
    expect(await left()).toHaveLength(1)
    await portal.call(deleteAccount, { currentPassword: 'Other-plum-88!' }, headers)
    expect(await left()).toEqual([])
  })
})

describe('a subscription that cannot be used is refused at its field', () => {
  test.each([
    'http://push.example.com/x',
    'https://push.example.com:8443/x',
    'https://name:word@push.example.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:5432/',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/x',
    'https://8.8.8.8/x',
    'https://database/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'ftp://push.example.com/x',
    'nonsense',
  ])('address %s', async (endpoint) => {
    const person = await shared
    const answer = await subscribe(person, { endpoint })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { endpoint: expect.stringContaining('text messages') }])
  })

  test.each([
    ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['p256dh', { p256dh: 'short' }],
    ['auth', { auth: 'short' }],
    ['auth', { auth: '!'.repeat(22) }],
  ])('key %s', async (field, wrong) => {
    const answer = await subscribe(await shared, { keys: { ...new TestBrowser().keys, ...wrong } })
    expect([answer.status, Object.keys(fieldsOf(answer) ?? {})]).toEqual([400, [field]])
  })

  test('more than thirty a day are too many', async () => {
    const person = await newPatient(portal)
    for (let i = 0; i < 30; i++) expect((await subscribe(person)).status).toBe(200)
    expect((await subscribe(person)).body.code).toBe('too_many_requests')
  })
})
const shared = newPatient(portal)

test('neither the address nor the keys of a subscription can be read in the database, and all are sealed anew', async () => {
  const keyOf = { old: { id: 'old', secret: Buffer.alloc(32, 7) }, new: { id: 'new', secret: Buffer.alloc(32, 8) } }
  const another = await startPortal({ keys: new Keyring([keyOf.old]) })
  try {
    const { headers } = await newPatient(another)
    const keys = new TestBrowser().keys
    await another.call(subscribeDevice, { endpoint: 'https://push.example.com/canary', ...keys }, headers)
    const row = await another.db.selectFrom('push_subscriptions').selectAll().executeTakeFirstOrThrow()
    for (const secret of ['canary', keys.p256dh, keys.auth])
      expect(JSON.stringify(row) + row.subscription_sealed.toString('latin1')).not.toContain(secret)
    const both = new Keyring([keyOf.new, keyOf.old])
    expect(await push.reseal?.({ db: another.db, keys: both })).toBeGreaterThanOrEqual(1)
    const after = await another.db.selectFrom('push_subscriptions').selectAll().executeTakeFirstOrThrow()
    expect(both.keyIdOf(after.subscription_sealed)).toBe('new')
  } finally {
    await another.close()
  }
})

test('turning notices on and off is in the audit log, without the address', async () => {
  const { id, headers } = await newPatient(portal)
  const { body } = await subscribe({ headers })
  await portal.call(unsubscribeDevice, { id: body.data.devices[0]?.id ?? '' }, headers)
  const entries = await portal.db.selectFrom('audit_entries').selectAll().where('actor', '=', id).execute()
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['push.subscribe', 'push.unsubscribe']))
  expect(JSON.stringify(entries)).not.toContain('push.example.com')
})
