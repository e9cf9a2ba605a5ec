import { sql } from 'kysely'
import { note } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import { isConstraintViolation } from '../db/errors.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { withdrawHeld } from '../messages/queue.ts'
import { UndoError } from './errors.ts'
import { digestOf, lockRows, type RowChanges, restoreRows } from './rows.ts'
import './tables.ts'

/**
 * How saves about one kind of record are taken back, where that takes more than giving the rows back: locks that come before theirs, and
 * what has to hold afterwards.
 * @throws UndoError undo_changed when it does not
 */
export type UndoRule = (tx: Tx, id: string, restore: () => Promise<void>) => Promise<void>

/** By kind of record, as in the audit log. */
export type UndoRules = Readonly<Record<string, UndoRule>>

/**
 * Takes a save of the caller back, with its messages. A repetition, after an answer that was lost, changes nothing.
 * @throws PortalError not_found when the caller has saved no such thing; UndoError undo_over, undo_changed
 */
export async function undoSave(call: StaffCall, rules: UndoRules, id: string): Promise<void> {
  await call.db.transaction().execute(async (tx) => {
    const save = await tx
      .selectFrom('staff_saves')
      .selectAll()
      .where('id', '=', id)
      .where('staff_id', '=', call.caller.accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!save) throw new PortalError('not_found')
    if (save.undone_at) return
    const { action, subject, changes } = save
    const [kind = '', recordId = ''] = subject.split(' ')
    const restore = () => restoreAll(tx, id, changes)
    const rule = rules[kind] ?? (() => restore())
    await rule(tx, recordId, restore).catch(refuseWhatNoLongerFits)
    await tx.updateTable('staff_saves').set({ undone_at: new Date(), changes: '[]' }).where('id', '=', id).execute()
    await note(tx, call, `${action.split('.')[0]}.undo`, subject, { of: action })
  })
}

/** The messages first: a delivery that has begun has seen the end of the time, and one that begins now waits. */
async function restoreAll(tx: Tx, saveId: string, changes: readonly RowChanges[]) {
  const found: string[] = []
  for (const { rows } of changes) found.push(digestOf(rows, await lockRows(tx, rows)))
  await withdrawHeld(tx, { saveId })
  if (await isOver(tx, saveId)) throw new UndoError('undo_over')
  if (changes.some(({ digest }, i) => digest !== found[i])) throw new UndoError('undo_changed')
  for (const change of changes.toReversed()) await restoreRows(tx, change)
}

async function isOver(tx: Tx, saveId: string): Promise<boolean> {
  const save = tx.selectFrom('staff_saves').select(sql<boolean>`until <= clock_timestamp()`.as('over'))
  return (await save.where('id', '=', saveId).executeTakeFirstOrThrow()).over
}

/** Such as a picture that was given back that has been deleted since. */
function refuseWhatNoLongerFits(error: unknown): never {
  throw isConstraintViolation(error) ? new UndoError('undo_changed') : error
}

/** Forgets saves that cannot be taken back any more; for a while longer, who tries is told that it is too late. @returns how many */
export async function forgetSaves(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_saves')
    .where('until', '<', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
