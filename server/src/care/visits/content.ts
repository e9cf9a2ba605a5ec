import type { ServiceNeed } from '@portal/contract/care/services/public'
import type { CareDocumentKind, Method } from '@portal/contract/care/services/services'
import type { Texts } from '@portal/contract/language'
import type { Database, Tx } from '../../db/client.ts'
import { nextPosition } from '../../db/next-position.ts'
import type { Schedule } from './slots.ts'

export interface NewService {
  title: Texts
  summary: Texts
  description: Texts
  forWhom: Texts
  /** Requirements, one per line. */
  requirements: Texts
  cost: Texts
  /** Path of a stored picture. */
  picture: string
  alt: Texts
  /** The needs that the service covers, for the guide to services. */
  needs?: readonly ServiceNeed[]
  methods: readonly Method[]
  requiredDocuments: readonly CareDocumentKind[]
  optionalDocuments: readonly CareDocumentKind[]
}

/** Adds a service at the end of the list and returns its id. */
export async function addService(db: Database, service: NewService): Promise<number> {
  const { id } = await db
    .insertInto('services')
    .values({
      position: await nextPosition(db, 'services'),
      title: JSON.stringify(service.title),
      summary: JSON.stringify(service.summary),
      description: JSON.stringify(service.description),
      for_whom: JSON.stringify(service.forWhom),
      requirements: JSON.stringify(service.requirements),
      cost: JSON.stringify(service.cost),
      picture: service.picture,
      alt: JSON.stringify(service.alt),
      needs: [...(service.needs ?? [])],
      methods: [...service.methods],
      required_papers: [...service.requiredDocuments],
      optional_papers: [...service.optionalDocuments],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sets an office's opening hours for visits; its closed days stay. Waits for bookings in progress at this office (row lock). */
export async function setOfficeSchedule(
  tx: Tx,
  officeId: number,
  schedule: Omit<Schedule, 'closedDays'>,
): Promise<void> {
  await tx
    .updateTable('offices')
    .set({
      slot_minutes: schedule.slotMinutes,
      capacity: schedule.capacity,
      lead_hours: schedule.leadHours,
      days_ahead: schedule.daysAhead,
    })
    .where('id', '=', officeId)
    .execute()
  await tx.deleteFrom('office_hours').where('office_id', '=', officeId).execute()
  const rows = schedule.hours.map(({ weekday, opens, closes }) => ({ office_id: officeId, weekday, opens, closes }))
  if (rows.length > 0) await tx.insertInto('office_hours').values(rows).execute()
}

/** Closes an office for a day, or all offices if `officeId` is null. @returns false when it is closed already */
export async function addClosedDay(
  tx: Tx,
  { officeId, day, reason }: { officeId: number | null; day: string; reason: Texts },
): Promise<boolean> {
  const added = await tx
    .insertInto('closed_days')
    .values({ office_id: officeId, day, reason: JSON.stringify(reason) })
    .onConflict((conflict) => conflict.columns(['office_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
