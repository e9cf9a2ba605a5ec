import { Readable } from 'node:stream'
import { newYorkTime } from '@portal/contract/new-york'
import { maxExported } from '@portal/contract/staff/audit'
import { noteRead } from '../audit/audited.ts'
import { csvLine, csvStart } from '../csv.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { type AuditFilters, givenIn, selectEntries } from './audit-log.ts'

const batch = 1_000
const columns = ['number', 'time (UTC)', 'actor', 'action', 'record', 'outcome', 'details']

/** The newest entries that match as CSV. The log notes the export and its filters. */
export async function exportAuditLog(call: StaffCall, filters: AuditFilters) {
  await noteRead(call, 'audit.export', 'audit', givenIn(filters))
  const name = `audit-log-${newYorkTime(new Date()).slice(0, 10)}.csv`
  return { type: 'text/csv; charset=utf-8', content: Readable.from(lines(call.db, filters)), name }
}

async function* lines(db: Database, filters: AuditFilters) {
  yield csvStart + csvLine(columns)
  for (let left = maxExported, after: { at: Date; number: string } | undefined; left > 0; left -= batch) {
    const rows = await selectEntries(db, filters, Math.min(batch, left), after)
    yield rows
      .map((row) => {
        const details = Object.entries(row.details).map(([name, value]) => `${name}: ${value}`)
        const cells = [row.number, row.at.toISOString(), row.actor, row.action, row.subject, row.outcome]
        return csvLine([...cells, details.join('; ')])
      })
      .join('')
    after = rows.at(-1)
    if (rows.length < batch) return
  }
}
