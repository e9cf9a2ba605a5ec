import { randomBytes } from 'node:crypto'
import { hour } from '@portal/contract/durations'
import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'
import type { readLink as readLinkEndpoint, useLink as useLinkEndpoint } from '@portal/contract/staff/link'
import { invitationDays, resetHours } from '@portal/contract/staff/people'
import { namesOf, resetAllFailedLogins } from '../accounts/login/guesses.ts'
import { hashPassword, refuseCommonPassword } from '../accounts/login/passwords.ts'
import { endSessions, hashToken, newToken } from '../accounts/login/sessions.ts'
import { byMail, queueForAccounts } from '../accounts/recipients.ts'
import { record } from '../audit/record.ts'
import type { Database, Tx } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import type { Services } from '../services.ts'
import { PeopleError } from './errors.ts'
import { limits } from './limits.ts'
import { linkTexts } from './link-texts.ts'
import { queueLoginNotice } from './login-notices.ts'
import { weekAhead } from './recovery.ts'

/** The hash of a password that nobody knows: until the link is used, nobody logs in by password. */
export function nobodysPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}

/** Sends a link to a new password, in the caller's transaction; an older link stops working. */
export async function queueLink(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages' | 'staffUrl'>,
  accountId: string,
  kind: 'invitation' | 'reset',
): Promise<void> {
  const { token, tokenHash: token_hash } = newToken()
  const hours = kind === 'invitation' ? invitationDays * 24 : resetHours
  const expiresAt = new Date(Date.now() + hours * hour)
  const values = { token_hash, expires_at: expiresAt }
  await tx
    .insertInto('staff_links')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
  // Behind the hash the token stays in the browser: it reaches no log and no other site.
  const address = `${services.staffUrl()}/staff/link#${token}`
  const textIn = (language: Language) => linkTexts[kind][language]({ address })
  const cause = { kind: `staff.${kind}`, subject: accountId, occurrence: expiresAt.toISOString() }
  await queueForAccounts(tx, services, [{ accountId, textIn, cause, expiresAt, isUrgent: true, consent: byMail }])
}

/** Whose link it is. @throws PeopleError link_over; PortalError too_many_requests */
export async function readLink(
  call: Call,
  { token }: InputOf<typeof readLinkEndpoint>,
): Promise<OutputOf<typeof readLinkEndpoint>> {
  await call.throttles.count(limits.linkByNetwork, { network: call.client.address })
  const { email, first_name: firstName } = await selectReader(call.db, token)
  return { email, firstName }
}

/**
 * Sets a password by a link, which is spent. Earlier wrong guesses are forgiven, since the link proves whose account it is.
 * @throws PeopleError link_over; PortalError invalid_input at `password`, too_many_requests
 */
export async function useLink(
  call: Call,
  { token, password }: InputOf<typeof useLinkEndpoint>,
): Promise<OutputOf<typeof useLinkEndpoint>> {
  await call.throttles.count(limits.linkByNetwork, { network: call.client.address })
  const reader = await selectReader(call.db, token)
  await refuseCommonPassword(password)
  const password_hash = await hashPassword(password)
  await call.db.transaction().execute(async (tx) => {
    // The account before its link, in the same order as a reset, so that the two cannot deadlock.
    await tx.selectFrom('accounts').select('id').where('id', '=', reader.id).forUpdate().execute()
    const spent = await tx.deleteFrom('staff_links').where('token_hash', '=', hashToken(token)).executeTakeFirst()
    if (spent.numDeletedRows === 0n) throw new PeopleError('link_over')
    await tx.updateTable('accounts').set({ password_hash }).where('id', '=', reader.id).execute()
    await tx.updateTable('staff').set({ set_up_until: weekAhead }).where('account_id', '=', reader.id).execute()
    await endSessions(tx, reader.id)
    await queueLoginNotice(tx, call, reader.id, 'staffPasswordChanged')
    const event = { actor: reader.id, action: 'staff.link.use', subject: `account ${reader.id}` }
    await record(tx, call.keys, { ...event, outcome: 'done' })
  })
  for (const name of namesOf(reader)) await resetAllFailedLogins(call.throttles, name)
  return { email: reader.email }
}

async function selectReader(db: Database, token: string) {
  const found = await db
    .selectFrom('staff_links')
    .innerJoin('accounts', 'accounts.id', 'staff_links.account_id')
    .select(['accounts.id', 'kind', 'email', 'first_name', 'phone', 'email_proved_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date())
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new PeopleError('link_over')
  return found
}
