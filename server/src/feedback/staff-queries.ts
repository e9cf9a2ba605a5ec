import type { Moderation } from '@portal/contract/feedback/own'
import type { StaffReview } from '@portal/contract/feedback/staff'
import { maxTotal } from '@portal/contract/paging'
import type { Database } from '../db/client.ts'
import { countRows } from '../http/counting.ts'
import { PortalError } from '../http/errors.ts'
import { owned, selectSummary } from './queries.ts'
import { fileIds, type Page, pageRows } from './rows.ts'

/** Reviews by moderation status: waiting ones longest waiting first, others newest first. */
export async function selectReviewQueue(
  db: Database,
  { pageNum, pageSize, moderation }: Page & { moderation: Moderation },
) {
  const matching = db.selectFrom('comments').where('status', '=', moderation)
  const page = { pageNum, pageSize }
  const order = moderation === 'pending' ? 'asc' : 'desc'
  const rows = await pageRows(db, matching, page, order).selectAll('comments').select(fileIds).execute()
  return { records: rows.map(seenByStaff), total: await countOf(db, moderation), ...page }
}

/** Uses the maintained count for published reviews, since there are many. */
async function countOf(db: Database, moderation: Moderation): Promise<number> {
  if (moderation === 'published') return Math.min(maxTotal, (await selectSummary(db)).total)
  return countRows(db, db.selectFrom('comments').select('id').where('status', '=', moderation).limit(maxTotal))
}

/** A review for staff. @throws PortalError not_found */
export async function selectStaffReview(db: Database, id: number): Promise<StaffReview> {
  const rows = db.selectFrom('comments').selectAll('comments').select(fileIds)
  const row = await rows.where('id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return seenByStaff(row)
}

function seenByStaff(row: Parameters<typeof owned>[0] & { version: number }): StaffReview {
  const reply = { en: '', 'zh-CN': '', 'zh-TW': '', ...row.reply }
  return { ...owned(row, 'en'), version: row.version, reply, featured: row.featured }
}
