import { getCaregiverPage } from '@portal/contract/accounts/staff'
import { getApplicationPage } from '@portal/contract/care/applications/staff'
import { getCheckPage } from '@portal/contract/care/white-card/checks'
import { getWorkPage } from '@portal/contract/work/staff'
import { selectCaregiverPage } from '../../server/src/accounts/review/review.ts'
import { selectApplicationPage } from '../../server/src/care/applications/staff-list.ts'
import { selectCheckPage } from '../../server/src/care/white-card/checks.ts'
import type { Database } from '../../server/src/db/client.ts'
import { selectReviewQueue } from '../../server/src/feedback/staff-queries.ts'
import type { StaffCall } from '../../server/src/http/dispatch.ts'
import { selectWorkPage } from '../../server/src/work/page.ts'
import { type PageTimes, type Pair, timePages } from './measure.ts'
import { keys } from './staff-records.ts'

const pageSize = 25
const pages = [1, 2, 5, 10, 20]
const accountId = '00000000-0000-4000-8000-000000000000'

/** Reads one page of a list as staff do, longest waiting first. */
type ReadPage = (call: StaffCall, pageNum: number) => Promise<unknown>

const lists: Record<string, ReadPage> = {
  checks: (call, pageNum) => selectCheckPage(call, getCheckPage.input.parse({ pageNum, pageSize })),
  applications: (call, pageNum) => selectApplicationPage(call, getApplicationPage.input.parse({ pageNum, pageSize })),
  caregivers: ({ db }, pageNum) => selectCaregiverPage(db, getCaregiverPage.input.parse({ pageNum, pageSize })),
  reviews: ({ db }, pageNum) => selectReviewQueue(db, { pageNum, pageSize, moderation: 'pending' }),
}

/** Times pages of the console's lists; the work queue has no page numbers, so only its views are timed. */
export async function timeStaffLists(pair: Pair): Promise<Map<string, PageTimes[]>> {
  const times = new Map<string, PageTimes[]>()
  for (const [name, read] of Object.entries(lists)) {
    times.set(name, await timePages(pair, (db, pageNum) => read(callOn(db), pageNum), pages))
  }
  const views = ['open', 'overdue'] as const
  const readView = (db: Database, view: number) =>
    selectWorkPage(callOn(db), getWorkPage.input.parse({ pageSize, show: views[view - 1] }))
  times.set('work queue', await timePages(pair, readView, [1, 2]))
  return times
}

function callOn(db: Database): StaffCall {
  return { db, keys, language: 'en', caller: { accountId, sessionId: accountId, roles: ['admin'] } } as never
}
