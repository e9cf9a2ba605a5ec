import { inLanguage, type Language, type Phrase } from '@portal/contract/language'
import { calendarOf } from '../calendar.ts'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { FileBody } from '../http/file-body.ts'

const calledOff: Phrase<{ title: string }> = {
  en: ({ title }) => `Called off: ${title}`,
  'zh-CN': ({ title }) => `停办：${title}`,
  'zh-TW': ({ title }) => `停辦：${title}`,
}

/** An activity as an iCalendar file; calendars replace an earlier download with a later one. @throws PortalError not_found */
export async function activityCalendar(db: Database, id: number, language: Language): Promise<FileBody> {
  const row = await db
    .selectFrom('activities')
    .select(['title', 'location', 'description', 'starts_at', 'ends_at', 'updated_at', 'call_off_reason'])
    .select((e) =>
      e
        .selectFrom('activity_moves')
        .select((moves) => moves.fn.countAll<string>().as('moves'))
        .whereRef('activity_id', '=', 'activities.id')
        .as('moves'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const reason = row.call_off_reason && inLanguage(row.call_off_reason, language)
  const title = inLanguage(row.title, language)
  const event = {
    uid: `activity-${id}@homecare-portal`,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    changedAt: row.updated_at,
    sequence: Number(row.moves) + (reason === null ? 0 : 1),
    title: reason === null ? title : calledOff[language]({ title }),
    place: inLanguage(row.location, language),
    text: inLanguage(row.description, language),
    ...(reason !== null && { calledOff: reason }),
  }
  return { type: 'text/calendar; charset=utf-8', content: calendarOf(event, new Date()) }
}
