import type { Database } from '../db/client.ts'
import type { Throttles } from '../http/guards/throttles.ts'
import type { Acting } from './audited.ts'
import { limits } from './limits.ts'
import { noteOrCount } from './repetitions.ts'

type Refused = Acting & { db: Database; throttles: Throttles }

/**
 * Audits that the caller was refused. A repetition is counted only, and so is every refusal beyond the limit; `noteRepetitions` tells
 * their number. Runs outside of the refused transaction, so that its rollback does not remove the entry.
 * @throws PortalError too_many_requests beyond the limit
 */
export async function noteRefusal(call: Refused, action: string, subject: string): Promise<void> {
  const refusal = await countIn(call)
  const refused = { actor: call.caller.accountId, action, outcome: 'refused' } as const
  if (!refusal) return noteOrCount(call, { ...refused, subject })
  await noteOrCount(call, { ...refused, subject: action === 'call' ? 'call' : kindOf(subject) }, 1)
  throw refusal
}

/**
 * Counts that the caller asked for a record that does not exist: otherwise the limit would tell which do.
 * @throws PortalError too_many_requests beyond the limit
 */
export async function countUnknown(call: Refused): Promise<void> {
  const refusal = await countIn(call)
  if (refusal) throw refusal
}

function countIn({ throttles, caller }: Refused) {
  return throttles.refusalOf(limits.refusalsByAccount, { account: caller.accountId })
}

function kindOf(subject: string): string {
  return subject.split(' ')[0] ?? ''
}
