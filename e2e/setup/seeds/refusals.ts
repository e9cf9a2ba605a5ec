import { countedFor, noteRepetitions } from '../../../server/src/audit/repetitions.ts'
import type { Data } from '../../../server/src/open.ts'

/** Has the audit log tell of refusals whose counting is over, which takes a quarter of an hour. */
export async function addRepeatedRefusal(
  { db, keys }: Data,
  { actor, times }: { actor: string; times: number },
): Promise<void> {
  const now = new Date()
  const since = new Date(now.getTime() - countedFor)
  const refusal = { actor, action: 'call', subject: 'GET /staff/people', outcome: 'refused' as const, times, since }
  await db.insertInto('repeated_entries').values(refusal).execute()
  await noteRepetitions({ db, keys }, now)
}
