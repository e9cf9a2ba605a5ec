import type { Database } from '../db/client.ts'
import type { Call, Caller } from '../http/dispatch.ts'
import { record } from './record.ts'

/** A call by staff. */
export type StaffCall = Call & { caller: Caller }

/** Notes what staff have done to content, as the last step of the deed's transaction. */
export function note(step: Database, { keys, caller }: StaffCall, action: string, subject: string): Promise<void> {
  return record(step, keys, { actor: caller.accountId, action, subject, outcome: 'done' })
}
