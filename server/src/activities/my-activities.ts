import type { MyActivity } from '@portal/contract/activities/own'
import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { selectMovedFrom } from './moving.ts'
import { cardOf, selectCards } from './queries.ts'
import { selectRegistration } from './registrations.ts'

/** Activities that a person is registered or waiting for: upcoming ones by start, then past ones. */
export async function selectMyActivities(
  db: Database,
  accountId: string,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  language: Language,
  now: Date,
) {
  const own = db
    .selectFrom('activity_registrations')
    .select('activity_id')
    .where('account_id', '=', accountId)
    .where('status', '!=', 'cancelled')
  const { total } = await db
    .selectFrom(own.as('own'))
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectCards(db)
    .select(['ends_at', 'location'])
    .where('activities.id', 'in', own)
    .orderBy((e) => e('starts_at', '<', now))
    .orderBy(sql`abs(extract(epoch from starts_at - ${now}::timestamptz))`)
    .orderBy('activities.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const ids = rows.map(({ id }) => id)
  const movedFrom = await selectMovedFrom(db, ids, language)
  const records: MyActivity[] = []
  for (const row of rows)
    records.push({
      ...cardOf(row, language, now),
      ...(await selectRegistration(db, row.id, accountId)),
      activityEndTime: newYorkTime(row.ends_at),
      location: inLanguage(row.location, language),
      movedFrom: movedFrom.get(row.id) ?? null,
    })
  return { records, total: Number(total), pageNum, pageSize }
}
