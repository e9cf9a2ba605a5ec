import { type codePurposes, sendCode } from '@portal/contract/accounts/public'
import { httpApi } from '../core/api'

export type Purpose = (typeof codePurposes)[number]

/** A code that was sent to a phone number (as typed), and the time from which another can be requested. */
export interface SentCode {
  phone: string
  resendAt: number
}

/** Requests a code. @throws ApiError, not shown yet */
export async function requestCode(phone: string, purpose: Purpose): Promise<SentCode> {
  const { resendAfter } = await httpApi(sendCode, { phone, purpose }, { quiet: true })
  return { phone, resendAt: Date.now() + resendAfter * 1000 }
}
