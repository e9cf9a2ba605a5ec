import { addFirstAdmin, readFirstLink } from '@portal/contract/staff/first'
import { getPeople } from '@portal/contract/staff/people'
import { staffLogin } from '@portal/contract/staff/public'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeFirstLink } from '../src/staff/first-admin.ts'
import { setUpSecondFactor } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
const person = { firstName: 'Mei', lastName: 'Chen', language: 'zh-TW' as const }
const chosen = { password: 'Quiet-river-42', confirmation: 'Quiet-river-42' }
const claim = (token: string, email = 'mei@example.com') =>
  portal.call(addFirstAdmin, { token, email, ...person, ...chosen })

async function newToken(): Promise<string> {
  const link = await makeFirstLink(portal.db, 'https://desk.example.org')
  expect(link).toMatch(/^https:\/\/desk\.example\.org\/staff\/first#[\w-]{30,}$/)
  return link?.split('#')[1] ?? ''
}

beforeEach(async () => {
  await portal.db.deleteFrom('accounts').where('kind', '=', 'staff').execute()
  await portal.db.deleteFrom('first_links').execute()
})

describe('[OPS-4] the first administrator', () => {
  test('makes the account by a link, sets up the second factor and reaches the console', async () => {
    const token = await newToken()
    expect((await portal.call(readFirstLink, { token })).status).toBe(200)
    expect((await claim(token)).body.data).toEqual({ email: 'mei@example.com' })
    const { data } = (await portal.call(staffLogin, { username: 'mei@example.com', password: chosen.password })).body
    expect(data).toMatchObject({ next: 'setUp', staff: { roles: ['admin'] } })
    await setUpSecondFactor(portal, { authorization: data.token })
    const people = (await portal.call(getPeople, {}, { authorization: data.token })).body.data
    expect(people).toMatchObject([{ ...person, email: 'mei@example.com', state: 'active' }])
  })

  test('is made once: a used link, an older one and a guessed one are dead, and no new one is made', async () => {
    const [older, token] = [await newToken(), await newToken()]
    expect((await claim('guessed')).body.code).toBe('first_link_over')
    expect((await claim(token)).status).toBe(200)
    for (const dead of [token, older]) {
      expect((await portal.call(readFirstLink, { token: dead })).body.code).toBe('first_link_over')
      expect((await claim(dead, 'eve@example.com')).body.code).toBe('first_link_over')
    }
    expect(await makeFirstLink(portal.db, 'https://desk.example.org')).toBe(undefined)
  })

  test('is made once by several people at a time, with one link or with two', async () => {
    const tokens = [await newToken(), await newToken()]
    const claims = [...tokens, ...tokens].map((token, i) => claim(token, `person${i}@example.com`))
    const statuses = (await Promise.all(claims)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400, 400, 400])
  })

  test('has an hour, and the database knows no token', async () => {
    const token = await newToken()
    const [row] = await portal.db.selectFrom('first_links').selectAll().execute()
    expect((row?.expires_at.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect(row?.token_hash.toString()).not.toContain(token)
    await portal.db
      .updateTable('first_links')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await portal.call(readFirstLink, { token })).body.code).toBe('first_link_over')
    expect((await claim(token)).body.code).toBe('first_link_over')
  })

  test('a mistake in the form spends nothing', async () => {
    const token = await newToken()
    const common = { ...person, email: 'mei@example.com', password: 'Password1!', confirmation: 'Password1!' }
    expect((await portal.call(addFirstAdmin, { token, ...common })).body.fields).toHaveProperty('password')
    expect((await claim(token)).status).toBe(200)
  })
})
