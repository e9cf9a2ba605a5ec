import type { getApplicationPage } from '@portal/contract/care/applications/staff'
import { maxTotal } from '@portal/contract/paging'
import { fullName } from '@portal/contract/person/names'
import { type Expression, type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import { countRows, offsetOf } from '../../http/counting.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { openContent } from '../shared/sealing.ts'
import { applicationRows, lineOf } from './applications.ts'
import { isFoundBy } from './search.ts'

type Filter = z.output<(typeof getApplicationPage)['input']> & { search?: string }

const openProgresses: readonly string[] = ['to_do', 'exception', 'unknown']

/** Applications for staff, with the applicants' names; the read is audited. */
export async function selectApplicationPage(call: StaffCall, input: Filter) {
  const { db, keys, language } = call
  const { pageNum, pageSize, progress } = input
  const isMatch = matcher(call, input)
  const counted = db
    .selectFrom('application_requests')
    .select('id')
    .where(isMatch)
    // Sorted in the order of an index; otherwise the planner prefers a full table scan.
    .$if(!input.search, (query) => query.orderBy('submitted_at').orderBy('id'))
    .limit(maxTotal)
  const order = openProgresses.includes(progress) ? 'asc' : 'desc'
  const rows = await applicationRows(db)
    .where(isMatch)
    .orderBy('submitted_at', order)
    .orderBy('application_requests.id', order)
    .limit(pageSize)
    .offset(offsetOf(input))
    .execute()
  const records = rows.map((row) => {
    const { serviceId, missing, unread, ...line } = lineOf(row, language, new Date())
    const { applicant, contact } = openContent(keys, row.id, row.content_sealed)
    const waiting = row.patient_at !== null && (row.agency_at === null || row.patient_at > row.agency_at)
    const people = { applicant: fullName(applicant), phone: contact.phone }
    return { ...line, ...people, version: row.version, accountId: row.patient_id, waiting }
  })
  return { records, total: await countRows(db, counted), pageNum, pageSize }
}

function matcher({ keys }: Pick<StaffCall, 'keys'>, { progress, method, answer, search }: Filter): Expression<SqlBool> {
  const unanswered = sql<SqlBool>`patient_at is not null and (agency_at is null or patient_at > agency_at)`
  const parts = [
    ...(progress === 'all' ? [] : [sql<SqlBool>`application_requests.progress = ${progress}`]),
    ...(method ? [sql<SqlBool>`application_requests.method = ${method}`] : []),
    ...(answer ? [sql<SqlBool>`(${unanswered})`] : []),
    ...(search ? [isFoundBy(keys, search)] : []),
  ]
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}
