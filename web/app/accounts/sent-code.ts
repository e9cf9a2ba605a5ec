import { type codePurposes, sendCode } from '@portal/contract/accounts/public'
import { httpApi } from '../core/api'

export type Purpose = (typeof codePurposes)[number]

/** A code that went to a phone (as it was typed), and the moment from which another can be asked for. */
export interface SentCode {
  phone: string
  resendAt: number
}

/** Has a code sent. @throws ApiError, not shown yet */
export async function requestCode(phone: string, purpose: Purpose): Promise<SentCode> {
  const { resendAfter } = await httpApi(sendCode, { phone, purpose }, { quiet: true })
  return { phone, resendAt: Date.now() + resendAfter * 1000 }
}
