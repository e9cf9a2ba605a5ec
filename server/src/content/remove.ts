import { note } from '../audit/audited.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { ContentError } from './errors.ts'
import { keyOf } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { assertUnused, takenOut } from './uses.ts'
import { type DraftVersion, lockForChange, subjectOf } from './writing.ts'

/**
 * Deletes a record that is off the site, with its draft and its versions. The audit log keeps who published what, by its hash.
 * @throws PortalError not_found, changed_meanwhile; ContentError content_live, content_in_use, content_scheduled
 */
export async function removeRecord(
  call: StaffCall,
  managed: ManagedKind,
  { id, version, baseVersion }: DraftVersion & { baseVersion: number },
): Promise<null> {
  return call.db.transaction().execute(async (tx) => {
    const { row, live } = await lockForChange(tx, managed, { id, version })
    if (row.version !== baseVersion) throw new PortalError('changed_meanwhile')
    if (live) throw new ContentError('content_live')
    if (managed.kind.keys) throw new ContentError('content_stays')
    const key = keyOf(row)
    await assertUnused(tx, managed, key)
    await tx.deleteFrom('content_records').where('id', '=', row.id).execute()
    if (key !== null) await takenOut(() => managed.remove?.(tx, key))
    await note(tx, call, 'content.remove', subjectOf(managed, row.record), { versions: String(row.number) })
    return null
  })
}
