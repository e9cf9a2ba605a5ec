import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { RecordRows } from '../undo/rows.ts'
import type { UndoRule } from '../undo/undo-save.ts'

/** What a decision about a review changes, besides whether its private pictures are kept. */
export function rowsOfReview(id: number): RecordRows[] {
  return [
    { table: 'comments', column: 'id', id, key: ['id'] },
    { table: 'comment_files', column: 'comment_id', id, key: ['file_id'] },
  ]
}

/** A review that waits again needs its private pictures again, which a decision gives free. */
export const undoOfReview: UndoRule = async (tx, id, restore) => {
  await lockAuthorOf(tx, Number(id))
  await restore()
  await sql`update files set kept = true where id in (select file_id from comment_files where comment_id = ${id})`.execute(
    tx,
  )
}

/** Locks the author before the review, in the same order as account deletion, so that the two cannot deadlock. */
export async function lockAuthorOf(tx: Tx, id: number) {
  return tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', (e) => e.selectFrom('comments').select('author_id').where('comments.id', '=', id))
    .forKeyShare()
    .executeTakeFirst()
}
