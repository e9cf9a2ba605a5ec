import type { StaffServiceCost, setServiceCost as setEndpoint } from '@portal/contract/care/services/staff'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { Database } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { lockVersion } from '../../http/versions.ts'
import { findService } from './services.ts'

/** The cost of each service, in the order of the catalog. */
export async function selectStaffServiceCosts(db: Database): Promise<StaffServiceCost[]> {
  const rows = await db.selectFrom('services').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(shown)
}

/** The cost of one service. @throws PortalError not_found */
export async function readStaffServiceCost(db: Database, serviceId: number): Promise<StaffServiceCost> {
  return shown(await findService(db, serviceId))
}

/** Sets a service's cost and needs. @throws PortalError not_found, changed_meanwhile */
export async function setServiceCost(
  call: StaffCall,
  { serviceId, version, cost, needs }: z.output<(typeof setEndpoint)['input']>,
): Promise<StaffServiceCost> {
  await audited(call, 'service.cost', `service ${serviceId}`, async (tx) => {
    await lockVersion(tx, 'services', { id: serviceId, version })
    await tx
      .updateTable('services')
      .set({ cost: JSON.stringify(cost), needs })
      .where('id', '=', serviceId)
      .execute()
  })
  return readStaffServiceCost(call.db, serviceId)
}

function shown({ id, version, title, cost, needs }: Awaited<ReturnType<typeof findService>>): StaffServiceCost {
  return { serviceId: id, version, title, cost, needs }
}
