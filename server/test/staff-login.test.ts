import { sendLink } from '@portal/contract/staff/people'
import { staffLogin } from '@portal/contract/staff/public'
import { unlockAccount } from '@portal/contract/staff/staff'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../src/accounts/limits.ts'
import { guessedName } from '../src/accounts/login/guesses.ts'
import { Throttles } from '../src/http/guards/throttles.ts'
import { resetStaff } from '../src/staff/recovery.ts'
import { newStaff, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { lockOutStrangers, Visitor } from './setup/visitor.ts'

const portal = await openPortal({ settings: { RATE_LIMIT: '0', TRUST_PROXY: 'on' } })
beforeEach(async () => {
  await portal.db.deleteFrom('throttles').execute()
})

type Member = Awaited<ReturnType<typeof newStaff>>

const wrong = 'Wrong-guess-1'
const refusals = (count: number) => Array<string>(count).fill('wrong_credentials')

/** Returns the code of the answer; authenticator codes can be reused. */
async function attempt(visitor: Visitor, member: Member, given: { password: string; totp?: string }): Promise<string> {
  await portal.db.updateTable('staff').set({ totp_last_step: '0' }).where('account_id', '=', member.id).execute()
  return (await visitor.call(staffLogin, { username: member.email, totp: member.digits(), ...given })).code
}

/** Returns the codes of a number of attempts from each of several networks, in sequence. */
async function attempts(member: Member, given: { password: string; totp?: string }, networks: number, each: number) {
  const codes: string[] = []
  for (let network = 0; network < networks; network++) {
    const visitor = new Visitor(portal)
    for (let i = 0; i < each; i++) codes.push(await attempt(visitor, member, given))
  }
  return codes
}

describe('the second factor of staff', () => {
  const wrongDigits = (member: Member) => ({ password, totp: member.digits() === '000000' ? '000001' : '000000' })

  test('[SEC-4] a correct password alone resets no count: after ten wrong codes, that network is locked out', async () => {
    const member = await newStaff(portal, 'editor')
    const visitor = new Visitor(portal)
    for (let i = 0; i < 10; i++) expect(await attempt(visitor, member, wrongDigits(member))).toBe('wrong_credentials')
    expect(await attempt(visitor, member, wrongDigits(member))).toBe('too_many_attempts')
    expect(await attempt(visitor, member, { password })).toBe('too_many_attempts')
  })

  test('[SEC-4] knowing the password allows twenty codes a day, from however many networks', async () => {
    const member = await newStaff(portal, 'editor')
    await attempts(member, wrongDigits(member), 4, 5)
    expect(await attempt(new Visitor(portal), member, { password })).toBe('wrong_credentials')
  })

  test('[SEC-4] no answer reveals whether the password was correct', async () => {
    const [one, another] = [await newStaff(portal, 'editor'), await newStaff(portal, 'editor')]
    // As if many networks had used up the attempts of both.
    const throttles = new Throttles(portal.db, portal.keys, { ofStrangers: false })
    for (const { email } of [one, another]) {
      const counted = { name: guessedName('staff', email) }
      for (let i = 0; i < limits.secondFactorByName.max; i++) await throttles.count(limits.secondFactorByName, counted)
    }
    const behindRight = await attempts(one, wrongDigits(one), 1, 12)
    const behindWrong = await attempts(another, { password: wrong }, 1, 12)
    expect(behindRight).toEqual(behindWrong)
    expect(behindRight).toEqual([...refusals(10), 'too_many_attempts', 'too_many_attempts'])
    const entries = (id: string) =>
      portal.db
        .selectFrom('audit_entries')
        .select(['action', 'outcome'])
        .where('subject', '=', `account ${id}`)
        .where('outcome', '=', 'refused')
        .execute()
    expect(await entries(one.id)).toEqual(await entries(another.id))
  })

  test('[SEC-4] wrong passwords do not use up attempts at the code', async () => {
    const member = await newStaff(portal, 'editor')
    await attempts(member, { password: wrong }, 3, 9)
    expect(await attempt(new Visitor(portal), member, { password })).toBe('200')
  })

  test('[SEC-7] a known device can log in while others guess codes; an admin’s unlock lets new ones in again', async () => {
    const member = await newStaff(portal, 'editor')
    const admin = await newStaff(portal, 'admin')
    const known = new Visitor(portal)
    expect(await attempt(known, member, { password })).toBe('200')
    await attempts(member, wrongDigits(member), 4, 5)
    await lockOutStrangers(portal, member.email, 'staff')
    expect(await attempt(known, member, { password })).toBe('200')
    expect(await attempt(new Visitor(portal), member, { password })).toBe('too_many_attempts')
    await portal.call(unlockAccount, { id: member.id }, admin.headers)
    expect(await attempt(new Visitor(portal), member, { password })).toBe('200')
  })

  test('[SEC-7] [SEC-43] the command-line tool issues a new password, takes away the second factor, and ends the sessions', async () => {
    const member = await newStaff(portal, 'editor')
    await lockOutStrangers(portal, member.email, 'staff')
    const throttles = new Throttles(portal.db, portal.keys, { ofStrangers: false })
    const links = portal.db.selectFrom('staff_links').select('account_id').where('account_id', '=', member.id)
    await portal.call(sendLink, { id: member.id }, (await newStaff(portal, 'admin')).headers)
    expect(await links.execute()).toHaveLength(1)
    const given = await resetStaff({ ...portal, throttles }, { email: member.email, authenticator: true })
    expect(await links.execute()).toEqual([])
    expect(await attempt(new Visitor(portal), member, { password })).toBe('wrong_credentials')
    const entered = await portal.call(staffLogin, { username: member.email, password: given.password })
    expect(entered.body.data.next).toBe('setUp')
    const { rows } = await sql`select id from sessions where account_id = ${member.id}`.execute(portal.db)
    expect(rows).toHaveLength(1)
    await expect(
      resetStaff({ ...portal, throttles }, { email: 'nobody@example.com', authenticator: false }),
    ).rejects.toThrow('invalid_input')
  })
})
