import type { StaffRole } from '@portal/contract/access'
import type { StaffMember } from '@portal/contract/staff/people'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { stateOf } from './policy.ts'

/** Everybody of the office, by name. */
export async function selectPeople({ db, caller }: Pick<StaffCall, 'db' | 'caller'>): Promise<StaffMember[]> {
  const rows = await members(db).orderBy('first_name').orderBy('last_name').orderBy('accounts.id').execute()
  return rows.map((row) => shown(row, caller.accountId))
}

/** One member of staff. @throws PortalError not_found */
export async function selectMember({ db, caller }: Pick<StaffCall, 'db' | 'caller'>, id: string): Promise<StaffMember> {
  const row = await members(db).where('accounts.id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return shown(row, caller.accountId)
}

function members(db: Database) {
  return db
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.account_id')
    .leftJoin('staff_links', (join) =>
      join.onRef('staff_links.account_id', '=', 'staff.account_id').on('staff_links.expires_at', '>', sql<Date>`now()`),
    )
    .select(['accounts.id', 'staff.version', 'first_name', 'last_name', 'email', 'language', 'roles'])
    .select(['disabled_at', 'totp_confirmed_at', 'staff_links.expires_at', 'accounts.created_at'])
    .select((e) => [
      e
        .selectFrom('staff_passkeys')
        .select((p) => p.fn.countAll<string>().as('passkeys'))
        .whereRef('staff_passkeys.account_id', '=', 'accounts.id')
        .as('passkeys'),
      sql<Date | null>`greatest(
        (select max(last_used_at) from sessions where account_id = accounts.id),
        (select max(last_used_at) from known_devices where account_id = accounts.id))`.as('last_used_at'),
    ])
}

type Row = Pick<Selectable<Schema['accounts']>, 'id' | 'first_name' | 'last_name' | 'email' | 'language'> &
  Pick<Selectable<Schema['accounts']>, 'disabled_at' | 'created_at'> &
  Pick<Selectable<Schema['staff']>, 'version' | 'roles' | 'totp_confirmed_at'> & {
    expires_at: Date | null
    passkeys: string | null
    last_used_at: Date | null
  }

function shown(row: Row, callerId: string): StaffMember {
  return {
    id: row.id,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    language: row.language,
    roles: row.roles as StaffRole[],
    state: stateOf(row),
    linkUntil: row.expires_at?.toISOString() ?? null,
    secondFactorSince: row.totp_confirmed_at?.toISOString() ?? null,
    passkeys: Number(row.passkeys),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    own: row.id === callerId,
  }
}
