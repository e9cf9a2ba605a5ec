import { resealColumns, type SealedColumn } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { totpContext } from './authenticator.ts'

export const sealedStaffColumns: readonly SealedColumn[] = ['totp_secret_sealed', 'totp_pending_sealed'].map(
  (column) => ({
    table: 'staff',
    key: 'account_id',
    column,
    context: totpContext,
  }),
)

/** Re-encrypts every authenticator secret that is not sealed with the active key. @returns the number of secrets */
export function resealStaff(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  return resealColumns(services, sealedStaffColumns)
}
