import { fullName } from '@portal/contract/person/names'
import { audited, noteRead } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { Call, StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { resealColumns } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { ensureItem } from './arrange.ts'
import { assertExists, keyOf, type WorkRecord } from './records.ts'

const noteContext = (noteId: string) => `work_notes/${noteId}/text`

export const sealedNoteColumns = [{ table: 'work_notes', key: 'id', column: 'text_sealed', context: noteContext }]

/** The internal notes about a record, oldest first. They may contain health data, so reading is audited. @throws PortalError not_found */
export async function readNotes(call: StaffCall, record: WorkRecord) {
  await assertExists(call.db, record)
  await noteRead(call, 'work.notes.read', `${record.kind} ${record.id}`)
  return selectNotes(call, record)
}

/**
 * Adds an internal note; a retry with the same note id adds nothing.
 * @throws PortalError not_found; invalid_input when another note has the id
 */
export async function addNote(call: StaffCall, record: WorkRecord, { noteId, text }: { noteId: string; text: string }) {
  await audited(call, 'work.note', `${record.kind} ${record.id}`, async (tx) => {
    await ensureItem(tx, record)
    const added = await tx
      .insertInto('work_notes')
      .values({
        id: noteId,
        item: keyOf(record),
        author_id: call.caller.accountId,
        text_sealed: call.keys.seal(text, noteContext(noteId)),
        created_at: new Date(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added && !(await isNote(tx, call, record, { noteId, text }))) throw new PortalError('invalid_input')
  })
  return selectNotes(call, record)
}

/** Whether a stored note has the same content: silently dropping an edit made after a lost response would lose it. */
async function isNote(
  tx: Tx,
  { keys }: StaffCall,
  record: WorkRecord,
  { noteId, text }: { noteId: string; text: string },
) {
  const known = await tx
    .selectFrom('work_notes')
    .select(['item', 'text_sealed'])
    .where('id', '=', noteId)
    .executeTakeFirstOrThrow()
  return known.item === keyOf(record) && keys.open(known.text_sealed, noteContext(noteId)).toString() === text
}

async function selectNotes({ db, keys }: Pick<Call, 'db' | 'keys'>, record: WorkRecord) {
  const rows = await db
    .selectFrom('work_notes')
    .leftJoin('accounts', 'accounts.id', 'author_id')
    .select(['work_notes.id', 'text_sealed', 'work_notes.created_at', 'first_name', 'last_name'])
    .where('item', '=', keyOf(record))
    .orderBy('work_notes.created_at')
    .orderBy('work_notes.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    author: fullName({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' }),
    text: keys.open(row.text_sealed, noteContext(row.id)).toString(),
    createdAt: row.created_at.toISOString(),
  }))
}

/** Re-encrypts every note that is not sealed with the active key. @returns the number of notes */
export function resealNotes(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  return resealColumns(services, sealedNoteColumns)
}
