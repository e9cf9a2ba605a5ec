import type { CallOptions, Transport } from '@portal/client/api'
import { currentLanguage } from '@portal/client/language'
import { readToken } from '@portal/client/session'
import { type CaregiverInfo, getCaregiverInfo, getPatientInfo, type PatientInfo } from '@portal/contract/accounts/own'
import type { UserType } from '@portal/contract/accounts/session-user'
import { httpApi } from '../../lib/api'

/** The record of the logged-in user. */
export type OwnRecord = { userType: 'patient'; info: PatientInfo } | { userType: 'caregiver'; info: CaregiverInfo }

/** Props of the parts of the profile. */
export interface TabProps {
  record: OwnRecord
  /** Receives the record that the server returned after a change. */
  take: (record: OwnRecord) => void
}

/** For how long a record that was asked for ahead may be shown, in ms. */
const fresh = 5000

let ahead: { token: string | null; askedAt: number; record: Promise<OwnRecord>; stop: AbortController } | undefined

let isShown = false

/** Notes that the record is shown, until the returned function is called. */
export function noteShown(): () => void {
  isShown = true
  return () => {
    isShown = false
  }
}

/** Asks for the record while the page that will show it is still to be rendered. */
export function askForRecord(userType: UserType): void {
  if (isShown) return
  const stop = new AbortController()
  const record = request(userType, { quiet: true, signal: stop.signal, ...documentsAnswer() })
  record.catch(() => undefined)
  ahead = { token: readToken(), askedAt: performance.now(), record, stop }
}

/** Fetches the record of the logged-in user, unless it was just asked for. @throws ApiError */
export async function fetchRecord(userType: UserType, options: CallOptions): Promise<OwnRecord> {
  const asked = ahead
  ahead = undefined
  const isFresh = asked?.token === readToken() && performance.now() - asked.askedAt < fresh
  if (!isFresh) return request(userType, options)
  options.signal?.addEventListener('abort', () => asked.stop.abort(), { once: true })
  return asked.record
}

/** Takes the answer over that the document has asked for (me/record-ahead.ts), once; one that was lost is asked for again. */
function documentsAnswer(): CallOptions {
  const asked = window.ownRecord
  if (!asked) return {}
  window.ownRecord = undefined
  const transport: Transport = (url, init) => {
    const isSame = asked.url === url && asked.token === readToken() && asked.language === currentLanguage()
    if (!isSame) {
      asked.stop.abort()
      return fetch(url, init)
    }
    init.signal?.addEventListener('abort', () => asked.stop.abort(), { once: true })
    return asked.answer.catch(() => fetch(url, init))
  }
  return { transport }
}

async function request(userType: UserType, options: CallOptions): Promise<OwnRecord> {
  if (userType === 'patient') return { userType, info: await httpApi(getPatientInfo, {}, options) }
  return { userType, info: await httpApi(getCaregiverInfo, {}, options) }
}
