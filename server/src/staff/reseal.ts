import { resealColumns } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { totpContext } from './authenticator.ts'

/** Re-encrypts every authenticator secret that is not sealed with the active key. @returns the number of secrets */
export function resealStaff(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const column = { table: 'staff', key: 'account_id', column: 'totp_secret_sealed', context: totpContext }
  return resealColumns(services, [column])
}
