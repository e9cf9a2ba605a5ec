import { randomInt } from 'node:crypto'
import { getSessions } from '@portal/contract/accounts/sessions'
import { readLink, useLink } from '@portal/contract/staff/link'
import { changeRoles, getMember, getPeople, inviteMember, sendLink } from '@portal/contract/staff/people'
import { staffLogin } from '@portal/contract/staff/public'
import { setAccountDisabled } from '@portal/contract/staff/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { newPatient, newStaff, password, setUpSecondFactor } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
type Staff = Awaited<ReturnType<typeof newStaff>>
let admin: Staff

beforeAll(async () => {
  admin = await newStaff(portal, 'admin')
})

const newEmail = () => `invited${randomInt(1_000_000_000)}@example.com`
const chosen = { password: 'Quiet-river-42', confirmation: 'Quiet-river-42' }

function invite(more: object = {}) {
  const person = { email: newEmail(), firstName: 'Ana', lastName: 'Ruiz', language: 'en' as const }
  return portal.call(inviteMember, { ...person, roles: ['editor'], ...more }, admin.headers)
}

/** The token in the newest e-mail to an address. */
async function tokenTo(email: string): Promise<string> {
  const [message = ''] = await portal.messagesTo(email)
  return /\/staff\/link#([\w-]+)/.exec(message)?.[1] ?? ''
}

const hoursUntil = (at: string | null) => (Date.parse(at ?? '') - Date.now()) / 3_600_000
const memberOf = async (id: string) => (await portal.call(getMember, { id }, admin.headers)).body.data
const actionsOn = async (id: string) =>
  (await portal.db.selectFrom('audit_entries').select('action').where('subject', '=', `account ${id}`).execute()).map(
    ({ action }) => action,
  )

describe('[K11] inviting', () => {
  test('an invited member chooses a password by the link, sets up the second factor and is active', async () => {
    const { data: member } = (await invite({ language: 'zh-TW', roles: ['coordinator', 'editor'] })).body
    expect(member).toMatchObject({ state: 'invited', roles: ['coordinator', 'editor'], language: 'zh-TW' })
    expect(hoursUntil(member.linkUntil)).toBeCloseTo(7 * 24, 1)
    const [message = ''] = await portal.messagesTo(member.email)
    expect(message).toContain('7 天內有效')
    const token = await tokenTo(member.email)
    expect((await portal.call(readLink, { token })).body.data).toEqual({ email: member.email, firstName: 'Ana' })
    expect((await portal.call(useLink, { token, ...chosen })).status).toBe(200)
    const login = (await portal.call(staffLogin, { username: member.email, password: chosen.password })).body.data
    expect(login.next).toBe('setUp')
    await setUpSecondFactor(portal, { authorization: login.token })
    expect(await memberOf(member.id)).toMatchObject({ state: 'active', linkUntil: null })
    expect(await actionsOn(member.id)).toEqual(
      expect.arrayContaining(['staff.invite', 'staff.link.use', 'staff.authenticator.set', 'staff.read']),
    )
  })

  test('a link works once, and a newer one replaces it', async () => {
    const { data: member } = (await invite()).body
    const first = await tokenTo(member.email)
    await portal.call(sendLink, { id: member.id }, admin.headers)
    const second = await tokenTo(member.email)
    expect(second).not.toBe(first)
    expect((await portal.call(readLink, { token: first })).body.code).toBe('link_over')
    expect((await portal.call(useLink, { token: first, ...chosen })).body.code).toBe('link_over')
    const twice = await Promise.all([1, 2].map(() => portal.call(useLink, { token: second, ...chosen })))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a link that is too old is over, and so is that of a disabled account', async () => {
    const { data: member } = (await invite()).body
    const token = await tokenTo(member.email)
    await portal.call(setAccountDisabled, { id: member.id, disabled: true }, admin.headers)
    expect((await portal.call(useLink, { token, ...chosen })).body.code).toBe('link_over')
    expect((await portal.call(sendLink, { id: member.id }, admin.headers)).body.code).toBe('disabled_account')
    await portal.call(setAccountDisabled, { id: member.id, disabled: false }, admin.headers)
    expect((await portal.call(useLink, { token, ...chosen })).body.code).toBe('link_over')
    expect((await memberOf(member.id)).linkUntil).toBeNull()
    await portal.call(sendLink, { id: member.id }, admin.headers)
    await portal.db
      .updateTable('staff_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', member.id)
      .execute()
    expect((await portal.call(useLink, { token: await tokenTo(member.email), ...chosen })).body.code).toBe('link_over')
  })

  test('a common password and one that was mistyped are refused at the field, and the link still works', async () => {
    const { data: member } = (await invite()).body
    const token = await tokenTo(member.email)
    const common = { password: 'Password1!', confirmation: 'Password1!' }
    expect((await portal.call(useLink, { token, ...common })).body.fields).toHaveProperty('password')
    const mistyped = { ...chosen, confirmation: 'Quiet-river-43' }
    expect((await portal.call(useLink, { token, ...mistyped })).body.fields).toHaveProperty('confirmation')
    expect((await portal.call(readLink, { token })).status).toBe(200)
  })

  test('an e-mail belongs to one member, also when two administrators invite at once', async () => {
    const email = newEmail()
    const answers = await Promise.all([invite({ email }), invite({ email })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const refused = (await invite({ email: email.toUpperCase() })).body
    expect(refused.fields?.email).toContain('already has this e-mail')
  })

  test('roles must be known, at least one, and none twice', async () => {
    for (const roles of [[], ['boss'], ['editor', 'editor']])
      expect((await invite({ roles })).body.fields, String(roles)).toBeDefined()
  })
})

describe('[K11] roles', () => {
  test('new roles count at once and end the sessions', async () => {
    const member = await newStaff(portal, 'editor')
    const saved = await save(portal, changeRoles, { id: member.id, roles: ['trainer'] }, admin.headers)
    expect(saved.body.data.roles).toEqual(['trainer'])
    expect((await portal.call(getPeople, {}, member.headers)).status).toBe(401)
    expect(await actionsOn(member.id)).toContain('staff.roles.trainer')
  })

  test('the second of two administrators is told, with the current record', async () => {
    const member = await newStaff(portal, 'editor')
    const { version } = await memberOf(member.id)
    const change = (role: 'trainer' | 'coordinator') =>
      portal.call(changeRoles, { id: member.id, version, roles: [role] }, admin.headers)
    expect((await change('trainer')).status).toBe(200)
    const second = await change('coordinator')
    expect(second).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { roles: ['trainer'] } } })
  })

  test('nobody takes away the own administrator role, disables the own account or resets the own login', async () => {
    const own = { id: admin.id }
    const demote = await save(portal, changeRoles, { ...own, roles: ['editor'] }, admin.headers)
    const disable = await portal.call(setAccountDisabled, { ...own, disabled: true }, admin.headers)
    const reset = await portal.call(sendLink, own, admin.headers)
    expect([demote, disable, reset].map(({ body }) => body.code)).toEqual(Array(3).fill('own_account'))
    expect((await save(portal, changeRoles, { ...own, roles: ['admin', 'editor'] }, admin.headers)).status).toBe(200)
  })

  test('two administrators who demote each other at once leave one', async () => {
    const [one, two] = [await newStaff(portal, 'admin'), await newStaff(portal, 'admin')]
    const others = portal.db
      .updateTable('accounts')
      .where('id', 'in', (e) =>
        e.selectFrom('staff').select('account_id').where('account_id', 'not in', [one.id, two.id]),
      )
    await others.set({ disabled_at: new Date() }).execute()
    const answers = await Promise.all([
      save(portal, changeRoles, { id: two.id, roles: ['editor'] }, one.headers),
      save(portal, changeRoles, { id: one.id, roles: ['editor'] }, two.headers),
    ])
    await others.set({ disabled_at: null }).execute()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status !== 200)
    expect(['last_admin', 'unauthenticated', 'forbidden']).toContain(refused?.body.code)
  })
})

describe('[K11] losing the login', () => {
  test('a reset with the second factor ends password, sessions and factors; the link leads back in', async () => {
    const member = await newStaff(portal, 'coordinator')
    const reset = await portal.call(sendLink, { id: member.id, secondFactor: true }, admin.headers)
    expect(reset.body.data).toMatchObject({ state: 'invited', secondFactorSince: null })
    expect((await portal.call(getPeople, {}, member.headers)).status).toBe(401)
    expect((await portal.call(staffLogin, { username: member.email, password })).status).toBe(400)
    await portal.call(useLink, { token: await tokenTo(member.email), ...chosen })
    const login = await portal.call(staffLogin, { username: member.email, password: chosen.password })
    expect(login.body.data.next).toBe('setUp')
  })

  test('a reset of the password alone keeps the second factor; its link works for a day', async () => {
    const member = await newStaff(portal, 'coordinator')
    const { data } = (await portal.call(sendLink, { id: member.id }, admin.headers)).body
    expect(data.secondFactorSince).not.toBeNull()
    expect(hoursUntil(data.linkUntil)).toBeCloseTo(24, 1)
    await portal.call(useLink, { token: await tokenTo(member.email), ...chosen })
    const given = { username: member.email, password: chosen.password }
    expect((await portal.call(staffLogin, given)).status).toBe(400)
    const [totp = ''] = member.recoveryCodes
    expect((await portal.call(staffLogin, { ...given, totp })).body.data.next).toBe('work')
  })

  test('disabling ends the sessions at once; enabling lets the member in again', async () => {
    const member = await newStaff(portal, 'editor')
    expect((await portal.call(getSessions, {}, member.headers)).status).toBe(200)
    await portal.call(setAccountDisabled, { id: member.id, disabled: true }, admin.headers)
    expect((await portal.call(getSessions, {}, member.headers)).status).toBe(401)
    expect((await memberOf(member.id)).state).toBe('disabled')
    const again = () =>
      portal.call(staffLogin, { username: member.email, password, totp: member.recoveryCodes[0] ?? '' })
    expect((await again()).status).toBe(400)
    await portal.call(setAccountDisabled, { id: member.id, disabled: false }, admin.headers)
    expect((await portal.call(getSessions, {}, member.headers)).status).toBe(401)
    expect((await again()).status).toBe(200)
  })

  test('a patient is no member of staff: nothing is sent or shown', async () => {
    const { id } = await newPatient(portal)
    const answers = [
      await portal.call(getMember, { id }, admin.headers),
      await portal.call(sendLink, { id }, admin.headers),
      await save(portal, changeRoles, { id, roles: ['editor'] }, admin.headers),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
