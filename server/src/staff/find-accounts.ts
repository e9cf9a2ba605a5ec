import type { OutputOf } from '@portal/contract/endpoint'
import { type FoundAccount, type findAccounts as findEndpoint, maxFound } from '@portal/contract/staff/accounts'
import { sql } from 'kysely'
import { isCodeLimitReached } from '../accounts/codes.ts'
import { isLockedOut, namesOf } from '../accounts/login/guesses.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'

/** Finds accounts of patients and caregivers. The audit log notes that somebody has looked, and at whom, not what was typed. */
export async function findAccounts(call: StaffCall, search: string): Promise<OutputOf<typeof findEndpoint>> {
  const rows = await matching(call.db, search)
    .select(['id', 'kind', 'first_name', 'last_name', 'phone', 'disabled_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxFound + 1)
    .execute()
  const records = rows.slice(0, maxFound)
  return {
    records: records.map((row) => ({
      id: row.id,
      kind: row.kind as FoundAccount['kind'],
      firstName: row.first_name,
      lastName: row.last_name,
      phoneEnd: row.phone?.slice(-4) ?? '',
      disabled: row.disabled_at !== null,
      createdAt: row.created_at.toISOString(),
    })),
    more: rows.length > maxFound,
  }
}

/** Each condition has an index of its own, by which the beginning of a text or the end of a number is found. */
function matching(db: Database, search: string) {
  const accounts = db.selectFrom('accounts').where('kind', '!=', 'staff')
  if (/^[\d\s()+.-]+$/.test(search)) {
    const ending = `${[...search.replace(/\D/g, '')].reverse().join('')}%`
    return accounts.where(sql<boolean>`reverse(phone) like ${ending}`)
  }
  const escaped = search.toLowerCase().replace(/[\\%_]/g, '\\$&')
  if (search.includes('@')) return accounts.where(sql<boolean>`email like ${`${escaped}%`}`)
  const name = `${escaped.replace(/\s/g, '')}%`
  return accounts.where(sql<boolean>`(
    lower(replace(first_name || last_name, ' ', '')) like ${name}
    or lower(replace(last_name || first_name, ' ', '')) like ${name} or email like ${`${escaped}%`})`)
}

/** An account of a patient or caregiver; reading it is audited. @throws PortalError not_found */
export async function readAccount(call: StaffCall, id: string): Promise<FoundAccount> {
  const { db, throttles } = call
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'kind', 'first_name', 'last_name', 'phone', 'email', 'email_proved_at', 'language'])
    .select(['disabled_at', 'created_at'])
    .select((e) => [
      e
        .selectFrom('sessions')
        .select((s) => s.fn.countAll<string>().as('sessions'))
        .where('account_id', '=', id)
        .as('sessions'),
      sql<Date | null>`(select max(last_used_at) from sessions where account_id = accounts.id)`.as('last_used_at'),
    ])
    .where('id', '=', id)
    .where('kind', '!=', 'staff')
    .executeTakeFirst()
  if (!account) throw new PortalError('not_found')
  const spent = await Promise.all(namesOf(account).map((name) => isLockedOut(throttles, name)))
  return {
    id,
    kind: account.kind as FoundAccount['kind'],
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.phone ?? '',
    email: account.email,
    emailProved: account.email_proved_at !== null,
    language: account.language,
    disabled: account.disabled_at !== null,
    lockedOut: spent.includes(true) || (account.phone !== null && (await isCodeLimitReached(throttles, account.phone))),
    sessions: Number(account.sessions),
    lastUsedAt: account.last_used_at?.toISOString() ?? null,
    createdAt: account.created_at.toISOString(),
  }
}
