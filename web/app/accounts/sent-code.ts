import { sendPhoneCode } from '@portal/contract/accounts/own'
import { type codePurposes, sendCode } from '@portal/contract/accounts/public'
import type { CodeWay } from '@portal/contract/accounts/sent-code'
import { httpApi } from '../lib/api'

export type Purpose = (typeof codePurposes)[number] | 'change-phone'

/** A code that was sent to a phone number (as typed), and the time from which another can be requested. */
export interface SentCode {
  phone: string
  resendAt: number
  /** How it came; by text message if unknown. */
  by?: CodeWay
  /** Whether codes are read aloud on the phone too. */
  canCall?: boolean
}

/** Requests a code. @throws ApiError, not shown yet */
export async function requestCode(phone: string, purpose: Purpose, by: CodeWay = 'text'): Promise<SentCode> {
  const quiet = { quiet: true }
  const { resendAfter, canCall } =
    purpose === 'change-phone'
      ? await httpApi(sendPhoneCode, { phone, by }, quiet)
      : await httpApi(sendCode, { phone, purpose, by }, quiet)
  return { phone, resendAt: Date.now() + resendAfter * 1000, by, canCall }
}
