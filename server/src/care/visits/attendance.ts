import type { Attendance, StaffVisit } from '@portal/contract/care/visits/staff'
import { hour } from '@portal/contract/durations'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { audited, noteRead } from '../../audit/audited.ts'
import type { Database } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { lockVersion, type RecordVersion } from '../../http/versions.ts'
import { momentOfWallTime } from '../../time.ts'
import { itemOf } from '../services/services.ts'
import { CareError } from '../shared/errors.ts'
import { mayNoteAttendance } from '../shared/policy.ts'
import { openContent } from '../shared/sealing.ts'
import { selectSchedule } from './offices.ts'

/** The visitors of an office on a day; reading their names is audited. @throws PortalError not_found */
export async function selectVisits(call: StaffCall, companyAddressId: number, day: string): Promise<StaffVisit[]> {
  await selectSchedule(call.db, companyAddressId)
  const { at: from } = momentOfWallTime(`${day} 00:00`)
  const rows = await visitRows(call.db)
    .where('office_id', '=', companyAddressId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', new Date(from.getTime() + 26 * hour))
    .orderBy('starts_at')
    .orderBy('number')
    .execute()
  const visits = rows.filter(({ starts_at }) => newYorkTime(starts_at as Date).startsWith(day))
  const ids = visits.map(({ id }) => id).join(' ')
  await noteRead(call, 'visits.read', `office ${companyAddressId}`, { day, ...(ids && { ids }) })
  return visits.map((row) => shown(call, row))
}

/** A visit. @throws PortalError not_found */
export async function readVisit(call: StaffCall, id: string): Promise<StaffVisit> {
  const row = await visitRows(call.db).where('application_requests.id', '=', id).executeTakeFirst()
  if (!row?.starts_at) throw new PortalError('not_found')
  return shown(call, row)
}

/** Records whether a visitor came. @throws PortalError not_found, changed_meanwhile, visit_ahead, request_closed */
export async function setAttendance(
  call: StaffCall,
  recordVersion: RecordVersion<string>,
  attendance: Attendance,
  now = new Date(),
): Promise<StaffVisit> {
  const { id } = recordVersion
  await audited(call, `visit.${attendance.replace('_', '-')}`, `application ${id}`, async (tx) => {
    await lockVersion(tx, 'application_requests', recordVersion)
    const visit = await visitRows(tx).where('application_requests.id', '=', id).executeTakeFirst()
    if (!visit?.starts_at) throw new PortalError('not_found')
    if (visit.cancelled_at) throw new CareError('request_closed')
    if (!mayNoteAttendance(newYorkTime(visit.starts_at), newYorkTime(now))) throw new CareError('visit_ahead')
    await tx
      .updateTable('application_requests')
      .set({ attendance: attendance === 'open' ? null : attendance })
      .where('id', '=', id)
      .execute()
  })
  return readVisit(call, id)
}

function visitRows(db: Database) {
  return db
    .selectFrom('application_requests')
    .leftJoin('services', 'services.id', 'service_id')
    .select(['application_requests.id', 'application_requests.version', 'number', 'starts_at', 'ends_at'])
    .select(['attendance', 'cancelled_at', 'content_sealed', 'title'])
}

type Row = Awaited<ReturnType<ReturnType<typeof visitRows>['execute']>>[number]

function shown({ keys, language }: StaffCall, row: Row): StaffVisit {
  const { applicant } = openContent(keys, row.id, row.content_sealed)
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    time: newYorkTime(row.starts_at as Date).slice(11),
    endTime: newYorkTime(row.ends_at as Date).slice(11),
    item: itemOf(row.title, language),
    applicant: fullName(applicant),
    phone: applicant.phone,
    attendance: row.attendance ?? 'open',
  }
}
