import type { Database, Tx } from '../db/client.ts'
import type { Caller } from '../http/dispatch.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { record, recordAlone } from './record.ts'

/** As much of a call as an audit entry takes: who acts, and with which keys. */
interface Acting {
  keys: Keyring
  caller: Pick<Caller, 'accountId'>
}

/**
 * Runs `work` in a transaction whose last statement notes that the caller has done it. Both are committed or neither: a deed that
 * throws leaves no entry.
 * @param action what is done, such as `white-card.submit`
 * @param subject what it is done to, as kind and id; a function when only the result of `work` tells
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

/** Notes a deed of the caller's as the last statement of its transaction, for one that may turn out to have been done before. */
export function note(tx: Tx, { keys, caller }: Acting, action: string, subject: string): Promise<void> {
  return record(tx, keys, { actor: caller.accountId, action, subject, outcome: 'done' })
}

/** Notes that the caller has read something private. */
export function noteRead(
  { db, keys, caller }: Acting & { db: Database },
  action: string,
  subject: string,
  details: Record<string, string> = {},
): Promise<void> {
  return recordAlone(db, keys, { actor: caller.accountId, action, subject, outcome: 'done', details })
}

/** Notes that the caller was refused. Not part of a transaction: what is refused is rolled back, its entry stays. */
export function noteRefusal(
  { db, keys, caller }: Acting & { db: Database },
  action: string,
  subject: string,
): Promise<void> {
  return recordAlone(db, keys, { actor: caller.accountId, action, subject, outcome: 'refused' })
}
