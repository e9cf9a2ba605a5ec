import type * as contract from '@portal/contract/care/visits/schedules'
import type { Effect } from '@portal/contract/care/visits/schedules'
import type * as z from 'zod'
import type { Database } from '../../db/client.ts'
import { effectOf } from './affected.ts'
import { selectSchedule } from './offices.ts'

/** Previews the effect of new hours on booked visits. @throws PortalError not_found */
export function previewSchedule(
  db: Database,
  { companyAddressId, ...rules }: z.output<(typeof contract.previewSchedule)['input']>,
  now = new Date(),
): Promise<Effect> {
  return effectOf(db, [companyAddressId], (schedule) => ({ ...schedule, ...rules }), now)
}

/** Previews the effect of a closed day on booked visits. @throws PortalError not_found */
export async function previewClosedDay(
  db: Database,
  { companyAddressId, day, everyOffice }: z.output<(typeof contract.previewClosedDay)['input']>,
  now = new Date(),
): Promise<Effect> {
  await selectSchedule(db, companyAddressId)
  const offices = await db.selectFrom('offices').select('id').orderBy('id').execute()
  const closed = everyOffice === 'yes' ? offices.map(({ id }) => id) : [companyAddressId]
  return effectOf(db, closed, (rules) => ({ ...rules, closedDays: new Set([...rules.closedDays, day]) }), now)
}
