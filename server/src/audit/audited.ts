import type { Database, Tx } from '../db/client.ts'
import type { Caller } from '../http/dispatch.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { record, recordAlone } from './record.ts'

/** The parts of a call that an audit entry needs: the actor and the keys. */
export interface Acting {
  keys: Keyring
  caller: Pick<Caller, 'accountId'>
}

/**
 * Runs `work` in a transaction whose last statement adds an audit entry for the caller. Both are committed or neither: work that
 * throws leaves no entry.
 * @param action what is done, such as `white-card.submit`
 * @param subject the record, as kind and id; a function if it depends on the result of `work`
 */
export function audited<Result>(
  call: Acting & { db: Database },
  action: string,
  subject: string | ((result: Result) => string),
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return call.db.transaction().execute(async (tx) => {
    const result = await work(tx)
    await note(tx, call, action, typeof subject === 'string' ? subject : subject(result))
    return result
  })
}

/** Adds an audit entry as the last statement of the caller's transaction, for actions that may turn out to be retries. */
export function note(
  tx: Tx,
  { keys, caller }: Acting,
  action: string,
  subject: string,
  details: Record<string, string> = {},
): Promise<void> {
  return record(tx, keys, { actor: caller.accountId, action, subject, outcome: 'done', details })
}

/** Audits that the caller read private data. */
export function noteRead(
  { db, keys, caller }: Acting & { db: Database },
  action: string,
  subject: string,
  details: Record<string, string> = {},
): Promise<void> {
  return recordAlone(db, keys, { actor: caller.accountId, action, subject, outcome: 'done', details })
}
