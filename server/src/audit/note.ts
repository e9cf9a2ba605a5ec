import type { Tx } from '../db/client.ts'
import type { Call, Caller } from '../http/dispatch.ts'
import { record } from './record.ts'

/** A call by staff. */
export type StaffCall = Call & { caller: Caller }

/** Notes what staff have done to content, as the last thing in the deed's transaction. */
export function note(tx: Tx, { keys, caller }: StaffCall, action: string, subject: string): Promise<void> {
  return record(tx, keys, { actor: caller.accountId, action, subject, outcome: 'done' })
}
