import { resealColumns } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { totpContext } from './authenticator.ts'

const columns = ['totp_secret_sealed', 'totp_pending_sealed']

/** Re-encrypts every authenticator secret that is not sealed with the active key. @returns the number of secrets */
export function resealStaff(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const sealed = columns.map((column) => ({ table: 'staff', key: 'account_id', column, context: totpContext }))
  return resealColumns(services, sealed)
}
