import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'

/** The owner of a file: an account, or the phone proof of a person who is registering. */
export type FileOwner = { ownerId: string; proofId?: undefined } | { proofId: string; ownerId?: undefined }

/** Per day, so that documents submitted over the years do not keep a person from submitting more. */
const maxOfAccount = 60
const maxOfProof = 30
const maxBytes = 200 * 1024 * 1024

/**
 * Checks that a person may store another file. Locks the owner until the transaction ends, so that concurrent uploads cannot exceed
 * the limit together.
 * @throws PortalError `too_many_requests` as `assertBudget` does
 */
export async function lockBudget(tx: Tx, file: FileOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${file.ownerId ?? file.proofId}`}, 0))`.execute(tx)
  await assertBudget(tx, file)
}

/**
 * Checks that a person may store another file, without a lock.
 * @throws PortalError `too_many_requests` beyond the limits on files per day and total size per person
 */
export async function assertBudget(db: Database, { ownerId, proofId }: FileOwner): Promise<void> {
  const owner = ownerId ?? proofId
  const { today, bytes } = await db
    .selectFrom('files')
    .where(ownerId === undefined ? 'proof_id' : 'owner_id', '=', owner)
    .select((select) => [
      sql<string>`count(*) filter (where created_at > now() - interval '1 day')`.as('today'),
      select.fn.coalesce(select.fn.sum<string>('bytes'), sql<string>`0`).as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  const max = ownerId === undefined ? maxOfProof : maxOfAccount
  if (Number(today) >= max || Number(bytes) >= maxBytes) throw new PortalError('too_many_requests')
}
