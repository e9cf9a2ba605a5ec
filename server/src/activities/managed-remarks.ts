import type { ContentRemark } from '@portal/contract/content/states'
import type { Database } from '../db/client.ts'

/** The activities among these that are called off, with the reason. */
export async function selectCalledOff(db: Database, keys: readonly string[]): Promise<Map<string, ContentRemark>> {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'call_off_reason as reason'])
    .where('id', 'in', [...keys.map(Number), 0])
    .where('called_off_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, reason }) => [String(id), { code: 'calledOff', on: '', reason }]))
}
