import { randomUUID } from 'node:crypto'
import type { KeptKind } from '@portal/contract/accounts/kept-records'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import type { Disposal } from '../disposal.ts'
import { PortalError } from '../http/errors.ts'
import type { Keyring } from '../secrets/keyring.ts'
import './tables.ts'

interface NewRecord {
  kind: KeptKind
  /** Start of the retention period. */
  since: Date
  content: object
  fileIds?: readonly string[]
}

/** The encryption context of a kept record. */
export const keptContext = (id: string) => `kept_records/${id}/content`

/** Keeps a sealed copy of a record of an account about to be deleted, and takes over the record's files. */
export async function keepRecord(tx: Tx, keys: Keyring, accountId: string, record: NewRecord): Promise<void> {
  const id = randomUUID()
  const { kind, since, content, fileIds = [] } = record
  const content_sealed = keys.seal(JSON.stringify(content), keptContext(id))
  await tx
    .insertInto('kept_records')
    .values({ id, deleted_account_id: accountId, kind, since, content_sealed })
    .execute()
  if (fileIds.length === 0) return
  await tx.updateTable('files').set({ owner_id: null }).where('id', 'in', fileIds).execute()
  await tx
    .insertInto('kept_files')
    .values(fileIds.map((file_id) => ({ file_id, record_id: id })))
    .execute()
}

/** The kept records of a deleted account, latest first, without their content. */
export async function selectKeptRecords(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('kept_records')
    .select(['id', 'kind', 'since'])
    .where('deleted_account_id', '=', accountId)
    .orderBy('since', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
}

/** Decrypts a kept record. @throws PortalError not_found, also for a record of another account */
export async function openKeptRecord(
  { db, keys }: { db: Database; keys: Keyring },
  { id, recordId }: { id: string; recordId: string },
): Promise<{ kind: KeptKind; since: string; content: unknown }> {
  const row = await db
    .selectFrom('kept_records')
    .select(['kind', 'since', 'content_sealed'])
    .where('id', '=', recordId)
    .where('deleted_account_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const content: unknown = JSON.parse(keys.open(row.content_sealed, keptContext(recordId)).toString())
  return { kind: row.kind, since: row.since.toISOString(), content }
}

/** Deletion of one kind of kept records at the end of their period; the next sweep sets their files aside. */
export function keptRecordsOf(kind: KeptKind): Disposal {
  return {
    due: (before) => sql`kept_records r where r.kind = ${kind} and r.since < ${before}`,
    async remove(tx, ids) {
      const files = tx.selectFrom('kept_files').select('file_id').where('record_id', 'in', ids)
      await tx.updateTable('files').set({ kept: false }).where('id', 'in', files).execute()
      await tx.deleteFrom('kept_records').where('id', 'in', ids).execute()
    },
  }
}
