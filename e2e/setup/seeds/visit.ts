import { sql } from 'kysely'
import type { Data } from '../../../server/src/open.ts'

/** Brings a booked visit to this minute, which nobody can book. */
export async function moveVisitToNow({ db }: Data, { id }: { id: string }): Promise<void> {
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000)
  await db
    .updateTable('application_requests')
    .set({ starts_at: now, ends_at: new Date(now.getTime() + 30 * 60_000) })
    .where('id', '=', id)
    .execute()
}

/**
 * Moves two booked visits to one office and one time many weeks later, when no other test books. The applicant of the second agreed to no
 * messages.
 */
export async function moveVisitsFar(
  { db }: Data,
  { told, silent, weeks }: { told: string; silent: string; weeks: number },
): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    with place as (
      select office_id, starts_at at time zone 'America/New_York' + ${weeks} * interval '7 days' as at, ends_at - starts_at as takes
      from application_requests where id = ${told}
    )
    update application_requests r set notify_sms = r.id = ${told}, office_id = place.office_id,
      starts_at = place.at at time zone 'America/New_York', ends_at = place.at at time zone 'America/New_York' + place.takes
    from place where r.id in (${told}, ${silent}) returning place.at::date::text as day`.execute(db)
  return rows[0]?.day ?? ''
}
