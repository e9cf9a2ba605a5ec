import type { Editor } from '@portal/contract/content/states'
import { fullName } from '@portal/contract/person/names'
import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'

export type Names = (accountId: string | null | undefined) => Editor

export interface LastVersion {
  deed: string
  version: number
  at: Date
  release_id: string | null
}

/** What other tables say of a record: who is named in it, its last version, its release, and the database's time. */
export interface Around {
  names: Names
  last: LastVersion | undefined
  release: { id: string; name: string } | null
  now: Date
}

type AccountIds = readonly (string | null | undefined)[]

/**
 * What stands around a record, as a column of the statement that reads or writes it. Versions that this statement adds are not in it.
 * @param named who is named in the record
 */
export function aroundColumn(named: AccountIds) {
  const e = expressionBuilder<Schema, 'content_records'>()
  const last = e
    .selectFrom('content_versions')
    .select(['deed', 'content_versions.version', 'at', 'content_versions.release_id'])
    .whereRef('record_id', '=', 'content_records.id')
    .orderBy('content_versions.number', 'desc')
    .limit(1)
  const release = e
    .selectFrom('content_releases')
    .select(['content_releases.id', 'name'])
    .whereRef('content_releases.id', '=', 'content_records.release_id')
  return jsonBuildObject({
    staff: jsonArrayFrom(staffOf(expressionBuilder(), idsIn(named))),
    last: jsonObjectFrom(last),
    release: jsonObjectFrom(release),
    now: sql<Date>`clock_timestamp()`,
  })
}

type AroundColumn = NonNullable<ReturnType<typeof aroundColumn>['expressionType']>

export function aroundOf({ staff, last, release, now }: AroundColumn): Around {
  return {
    names: namesOf(staff),
    last: last ? { ...last, at: new Date(last.at) } : undefined,
    release,
    now: new Date(now),
  }
}

export async function selectAround(db: Database, recordId: string, named: AccountIds): Promise<Around> {
  const { around } = await db
    .selectFrom('content_records')
    .select(aroundColumn(named).as('around'))
    .where('content_records.id', '=', recordId)
    .executeTakeFirstOrThrow()
  return aroundOf(around)
}

export async function selectNames(db: Database, accountIds: AccountIds): Promise<Names> {
  const ids = idsIn(accountIds)
  return namesOf(ids.length === 0 ? [] : await staffOf(db, ids).execute())
}

function idsIn(accountIds: AccountIds): string[] {
  return [...new Set(accountIds.filter((id) => typeof id === 'string'))]
}

function staffOf(db: Pick<Database | ExpressionBuilder<Schema, never>, 'selectFrom'>, ids: readonly string[]) {
  return db
    .selectFrom('accounts')
    .select(['accounts.id', 'first_name as firstName', 'last_name as lastName'])
    .where(sql<boolean>`accounts.id = any(${ids})`)
    .where('accounts.kind', '=', 'staff')
}

function namesOf(staff: readonly { id: string; firstName: string; lastName: string }[]): Names {
  const names = new Map(staff.map((one) => [one.id, fullName(one)] as const))
  return (id) => {
    const name = id ? names.get(id) : undefined
    return id && name ? { id, name } : null
  }
}
