import { resealColumns } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { totpContext } from './authenticator.ts'

/** Encrypts every authenticator secret anew whose key is not the one for new data. @returns how many */
export function resealStaff(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const column = { table: 'staff', key: 'account_id', column: 'totp_secret_sealed', context: totpContext }
  return resealColumns(services, [column])
}
