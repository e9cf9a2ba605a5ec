import { hour } from '@portal/contract/durations'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { queueApplicationNotice } from '../shared/notices.ts'

/**
 * Each reminder goes out `before` the visit starts, but not within `latest` of the start, when it would be too late to
 * help.
 */
const reminders = [
  { notice: 'visitTomorrow', before: 24 * hour, latest: 2 * hour },
  { notice: 'visitSoon', before: 2 * hour, latest: hour / 2 },
] as const

type Due = (typeof reminders)[number]

/**
 * Sends visit reminders, a day before and two hours before, to people who agreed to them. Several processes may run
 * this at the same time: each person gets each reminder once.
 */
export async function sendVisitReminders(
  services: Pick<Services, 'db' | 'keys' | 'messages'>,
  now: Date,
): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    let sent = 0
    for (const due of reminders) sent += await remind(tx, services, due, now)
    return sent
  })
}

async function remind(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { notice, before, latest }: Due,
  now: Date,
): Promise<number> {
  // A message about a new booking or a move replaces the reminder if it was sent after the reminder became due.
  const isDue = sql<SqlBool>`coalesce(reminded_at < starts_at - ${before / 1000} * interval '1 second', true)`
  const rows = await tx
    .selectFrom('application_requests')
    .select(['id', 'starts_at'])
    .where('cancelled_at', 'is', null)
    .where('progress', '!=', 'finished')
    .where('starts_at', '>', new Date(now.getTime() + latest))
    .where('starts_at', '<=', new Date(now.getTime() + before))
    .where(isDue)
    .where((e) => e.or([e('notify_sms', '=', true), e('notify_email', '=', true)]))
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, starts_at } of rows) {
    await queueApplicationNotice(
      tx,
      services,
      { applicationId: id, occurrence: String(starts_at?.toISOString()) },
      notice,
    )
    await tx.updateTable('application_requests').set({ reminded_at: now }).where('id', '=', id).execute()
  }
  return rows.length
}
