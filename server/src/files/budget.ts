import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'

/** Whose a file is: an account's, or of somebody who has proved a phone and is registering. */
export type FileOwner = { ownerId: string; proofId?: undefined } | { proofId: string; ownerId?: undefined }

/** In a day: what was handed in over the years must not keep a person from handing in more. */
const mostOfAccount = 60
const mostOfProof = 30
const mostBytes = 200 * 1024 * 1024

/**
 * Makes sure that a person may store another file. In a transaction, uploads of one person take turns from here to its end, so
 * that many at once cannot pass the limit together.
 * @throws PortalError `too_many_requests` when they have stored as many files in a day, or bytes in all, as one person may
 */
export async function assertBudget(step: Database, { ownerId, proofId }: FileOwner): Promise<void> {
  const owner = ownerId ?? proofId
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${owner}`}, 0))`.execute(step)
  const { today, bytes } = await step
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
