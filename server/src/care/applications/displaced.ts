import type { callOffClosedDay as callOffEndpoint, DisplacedVisit } from '@portal/contract/care/visits/displaced'
import { inLanguage, type Phrase, type Texts } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Database } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { RecordVersion } from '../../http/versions.ts'
import { itemOf } from '../services/services.ts'
import { CareError } from '../shared/errors.ts'
import { openContent } from '../shared/sealing.ts'
import { selectAffected } from '../visits/affected.ts'
import { selectSchedule } from '../visits/offices.ts'
import { callOff } from './staff.ts'

/** Reason shown in the history of a visit that was called off because its day was closed. */
const closedTexts: Phrase<{ reason: string }> = {
  en: ({ reason }) => `Our office is closed on that day: ${reason}.`,
  'zh-CN': ({ reason }) => `我们的办事处当天休息：${reason}。`,
  'zh-TW': ({ reason }) => `我們的辦事處當天休息：${reason}。`,
}

/**
 * Upcoming visits that no longer fit an office's schedule, and those of other offices on days on which every office is closed.
 * @throws PortalError not_found
 */
export async function selectDisplaced(call: StaffCall, officeId: number, now = new Date()): Promise<DisplacedVisit[]> {
  const { db } = call
  await selectSchedule(db, officeId)
  const closed = await db
    .selectFrom('closed_days')
    .select(sql<string>`day::text`.as('day'))
    .where('office_id', 'is', null)
    .execute()
  const everywhere = new Set(closed.map(({ day }) => day))
  const affected = (await selectAffected(db, now)).filter(
    ({ companyAddressId, appointmentDate }) =>
      companyAddressId === officeId || everywhere.has(appointmentDate.slice(0, 10)),
  )
  const rows = await selectRows(
    db,
    affected.map(({ id }) => id),
  )
  return rows.map((row) => shown(call, row))
}

/**
 * Calls off visits on a closed day, each in its own transaction, and notifies the applicants who agreed to messages. Skips visits of those
 * who did not.
 * @throws PortalError not_found
 */
export async function callOffClosedDay(call: StaffCall, input: z.output<(typeof callOffEndpoint)['input']>) {
  const { companyAddressId, closedDayId } = input
  const closed = await selectClosedDay(call.db, companyAddressId, closedDayId)
  const displaced = await selectDisplaced(call, companyAddressId)
  const onDay = new Map(
    displaced
      .filter(({ appointmentDate, canBeTold }) => canBeTold && appointmentDate.startsWith(closed.day))
      .filter((visit) => closed.office_id === null || visit.companyAddressId === closed.office_id)
      .map((visit) => [visit.id, visit]),
  )
  let calledOff = 0
  for (const seen of input.visits) {
    const visit = onDay.get(seen.id)
    if (visit && (await tryCallingOff(call, seen, textIn(closed.reason, visit)))) calledOff++
  }
  return { calledOff, left: await selectDisplaced(call, companyAddressId) }
}

/** Calls off a visit unless it has changed since staff read it. @returns whether it was called off */
async function tryCallingOff(call: StaffCall, seen: RecordVersion<string>, text: string): Promise<boolean> {
  try {
    await callOff(call, { ...seen, text })
    return true
  } catch (error) {
    if (error instanceof CareError || (error instanceof PortalError && error.code === 'changed_meanwhile')) return false
    throw error
  }
}

function textIn(reason: Texts, { language }: DisplacedVisit): string {
  return closedTexts[language]({ reason: inLanguage(reason, language) })
}

async function selectClosedDay(db: Database, officeId: number, id: number) {
  const closed = await db
    .selectFrom('closed_days')
    .select(['office_id', 'reason', sql<string>`day::text`.as('day')])
    .where('id', '=', id)
    .where((e) => e.or([e('office_id', '=', officeId), e('office_id', 'is', null)]))
    .executeTakeFirst()
  if (!closed) throw new PortalError('not_found')
  return closed
}

async function selectRows(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return (
    db
      .selectFrom('application_requests as r')
      .leftJoin('services', 'services.id', 'service_id')
      .innerJoin('accounts', 'accounts.id', 'patient_id')
      .select(['r.id', 'r.version', 'number', 'office_id', 'starts_at', 'content_sealed', 'title', 'accounts.language'])
      .select(['notify_sms', 'notify_email'])
      .where('r.id', 'in', ids)
      // A visit may have been called off since its id was read.
      .where('starts_at', 'is not', null)
      .orderBy('starts_at')
      .orderBy('number')
      .execute()
  )
}

function shown({ keys, language }: StaffCall, row: Awaited<ReturnType<typeof selectRows>>[number]): DisplacedVisit {
  const { applicant, contact } = openContent(keys, row.id, row.content_sealed)
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    companyAddressId: row.office_id as number,
    appointmentDate: newYorkTime(row.starts_at as Date),
    item: itemOf(row.title, language),
    applicant: fullName(applicant),
    contact: fullName(contact),
    phone: contact.phone || applicant.phone,
    language: row.language,
    canBeTold: row.notify_sms || row.notify_email,
  }
}
