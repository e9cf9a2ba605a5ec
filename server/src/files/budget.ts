import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'

/** Whose a file is: an account's, or of somebody who has proved a phone and is registering. */
export type FileOwner = { ownerId: string; proofId?: undefined } | { proofId: string; ownerId?: undefined }

/** In a day: what was handed in over the years must not keep a person from handing in more. */
const mostOfAccount = 60
const mostOfProof = 30
const mostBytes = 200 * 1024 * 1024

/**
 * Makes sure that a person may store another file. Uploads of one person take turns from here to the transaction's end, so that
 * many at once cannot pass the limit together.
 * @throws PortalError `too_many_requests` as `assertBudget` does
 */
export async function holdBudget(tx: Tx, file: FileOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${file.ownerId ?? file.proofId}`}, 0))`.execute(tx)
  await assertBudget(tx, file)
}

/**
 * Makes sure that a person may store another file, as far as can be told without a lock.
 * @throws PortalError `too_many_requests` when they have stored as many files in a day, or bytes in all, as one person may
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
  const most = ownerId === undefined ? mostOfProof : mostOfAccount
  if (Number(today) >= most || Number(bytes) >= mostBytes) throw new PortalError('too_many_requests')
}
