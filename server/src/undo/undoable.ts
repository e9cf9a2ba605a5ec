import { undoMs } from '@portal/contract/undo'
import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import type { Hold } from '../messages/queue.ts'
import { compareRows, isChange, lockRows, type RecordRows } from './rows.ts'
import './tables.ts'

interface UndoableSave {
  /** As in the audit log. */
  action: string
  /** As in the audit log: kind and id. */
  subject: string
  /** Everything that the save changes. */
  rows: readonly RecordRows[]
}

/**
 * Runs a save of staff, in a transaction that has locked the record, so that its author can take it back for ten seconds; messages that get its
 * `hold` wait for so long (docs/decisions/0160). The database's clock counts, since several processes deliver.
 */
export async function undoable<Result>(
  tx: Tx,
  call: StaffCall,
  { action, subject, rows }: UndoableSave,
  work: (hold: Hold) => Promise<Result>,
): Promise<Result> {
  const { id, until } = await tx
    .insertInto('staff_saves')
    .values({
      staff_id: call.caller.accountId,
      action,
      subject,
      until: sql<Date>`clock_timestamp() + ${`${undoMs} ms`}`,
    })
    .returning(['id', 'until'])
    .executeTakeFirstOrThrow()
  const before = []
  for (const some of rows) before.push(await lockRows(tx, some))
  const result = await work({ saveId: id, until })
  const changes = []
  for (const [i, some] of rows.entries()) changes.push(compareRows(some, before[i] ?? [], await lockRows(tx, some)))
  await tx
    .updateTable('staff_saves')
    .set({ changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute()
  if (changes.some(isChange)) call.client.offerUndo?.({ id, messages: await countHeld(tx, id) })
  return result
}

async function countHeld(tx: Tx, saveId: string): Promise<number> {
  const { held } = await tx
    .selectFrom('held_messages')
    .select((e) => e.fn.countAll<string>().as('held'))
    .where('save_id', '=', saveId)
    .executeTakeFirstOrThrow()
  return Number(held)
}
