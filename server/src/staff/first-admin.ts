import { hour } from '@portal/contract/durations'
import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import type * as first from '@portal/contract/staff/first'
import { firstLinkHours } from '@portal/contract/staff/first'
import { sql } from 'kysely'
import { hashPassword, refuseCommonPassword } from '../accounts/login/passwords.ts'
import { hashToken, newToken } from '../accounts/login/sessions.ts'
import type { Database, Tx } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import { insertStaff } from './add.ts'
import { PeopleError } from './errors.ts'
import { limits } from './limits.ts'

/**
 * A link by which its holder makes the first administrator's account; undefined once there is an administrator. Older links stay
 * valid for their hour: each process of a new portal logs one.
 */
export async function makeFirstLink(db: Database, consoleAddress: string): Promise<string | undefined> {
  if (await hasAdmin(db)) return undefined
  const { token, tokenHash: token_hash } = newToken()
  const expires_at = new Date(Date.now() + firstLinkHours * hour)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('first_links').where('expires_at', '<', new Date()).execute()
    await tx.insertInto('first_links').values({ token_hash, expires_at }).execute()
  })
  // Behind the hash the token stays in the browser: no request has it in its address.
  return `${consoleAddress}/staff/first#${token}`
}

/** @throws PeopleError first_link_over; PortalError too_many_requests */
export async function readFirstLink(call: Call, { token }: InputOf<typeof first.readFirstLink>): Promise<null> {
  await call.throttles.count(limits.linkByNetwork, { network: call.client.address })
  if ((await hasAdmin(call.db)) || !(await isValid(call.db, token))) throw new PeopleError('first_link_over')
  return null
}

/** @throws PeopleError first_link_over; PortalError invalid_input at `password`, too_many_requests */
export async function addFirstAdmin(
  call: Call,
  { token, confirmation: _, password, ...person }: InputOf<typeof first.addFirstAdmin>,
): Promise<OutputOf<typeof first.addFirstAdmin>> {
  await readFirstLink(call, { token })
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await call.db.transaction().execute(async (tx) => {
    await spend(tx, token)
    await insertStaff(tx, call.keys, { ...person, roles: ['admin'], passwordHash })
  })
  return { email: person.email }
}

/** Spends a link and with it all others. Two holders wait for each other here, and the second finds an administrator. */
async function spend(tx: Tx, token: string) {
  const spent = await tx.deleteFrom('first_links').returning(['token_hash', 'expires_at']).execute()
  const hash = hashToken(token)
  const fits = spent.some(({ token_hash, expires_at }) => token_hash.equals(hash) && expires_at > new Date())
  if (!fits || (await hasAdmin(tx))) throw new PeopleError('first_link_over')
}

async function isValid(db: Database, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('first_links')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return found !== undefined
}

async function hasAdmin(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('account_id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
