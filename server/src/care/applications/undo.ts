import type { Tx } from '../../db/client.ts'
import { UndoError } from '../../undo/errors.ts'
import type { RecordRows } from '../../undo/rows.ts'
import type { UndoRule } from '../../undo/undo-save.ts'
import { isOpen } from '../shared/policy.ts'
import { countTaken, lockSchedule } from '../visits/offices.ts'
import type { Visit } from '../visits/visits.ts'
import { lockPatient } from './drafts.ts'

/** Rows that a staff action on an application changes, except the time when it was last read. */
export function rowsOfApplication(id: string): RecordRows[] {
  return [
    { table: 'application_requests', column: 'id', id, key: ['id'], ignored: ['seen_at'] },
    { table: 'request_events', column: 'request_id', id, key: ['id'] },
  ]
}

/** Rows that a decision about a Medicaid check changes. */
export function rowsOfCheck(accountId: string): RecordRows[] {
  return [
    { table: 'patients', column: 'account_id', id: accountId, key: ['account_id'] },
    { table: 'white_card_events', column: 'account_id', id: accountId, key: ['id'] },
  ]
}

/** Locks the patient, then the application, like every change of one. Restores a visit only if its place is still free. */
export const undoOfApplication: UndoRule = async (tx, id, restore) => {
  const { patient_id } = await selectVisit(tx, id)
  await lockPatient(tx, patient_id)
  const now = placeOf(await selectVisit(tx, id))
  await restore()
  const place = placeOf(await selectVisit(tx, id))
  if (!place || place.startsAt <= new Date() || isSame(place, now)) return
  const { capacity } = await lockSchedule(tx, place.officeId)
  if ((await countTaken(tx, place.officeId, place, id)) >= capacity) throw new UndoError('undo_changed')
}

function selectVisit(tx: Tx, id: string) {
  return tx
    .selectFrom('application_requests')
    .select(['patient_id', 'progress', 'cancelled_at', 'office_id', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
    .then((found) => {
      if (!found) throw new UndoError('undo_changed')
      return found
    })
}

/** The place that a visit takes up; undefined when it takes none. */
function placeOf(application: Awaited<ReturnType<typeof selectVisit>>): Visit | undefined {
  const { office_id: officeId, starts_at: startsAt, ends_at: endsAt } = application
  return isOpen(application) && officeId !== null && startsAt && endsAt ? { officeId, startsAt, endsAt } : undefined
}

function isSame(one: Visit, other: Visit | undefined): boolean {
  return one.officeId === other?.officeId && +one.startsAt === +other.startsAt
}
