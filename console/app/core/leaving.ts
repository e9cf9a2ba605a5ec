import { logout } from '@portal/contract/accounts/sessions'
import { httpCall } from '@portal/contract/endpoint'
import { lockScreen } from '@portal/contract/staff/own'
import { shellTexts } from '../locales/shell'
import { dropOf, hasKept } from './kept'
import { forgetSession, type Lapse, lockSession, readMember, readToken } from './session'

/** Locks the screen: the server ends the session, and the password on this device opens another. */
export function lock(lapse: Lapse): void {
  const token = readToken()
  lockSession(lapse)
  if (token) void end(lockScreen, token)
}

/** Logs out. The page is loaded anew, so that nothing of the work stays in its memory. What could not be sent yet is asked about. */
export async function leave(): Promise<void> {
  const email = readMember()?.email ?? ''
  if (hasKept(email) && !window.confirm(shellTexts().unsent)) return
  const token = readToken()
  if (token) await end(logout, token)
  dropOf(email)
  handOver()
}

/**
 * Hands the screen to another member, who gets a fresh page with nothing of this one. Unsent entries of its owner stay: only the owner may
 * discard them.
 */
export function handOver(): void {
  forgetSession()
  location.assign('/staff/login')
}

/** The token is gone from the browser by now, or will be in any case; a session that cannot be ended ends by itself. */
async function end(endpoint: typeof logout | typeof lockScreen, token: string): Promise<void> {
  const { method, url, body } = httpCall(endpoint, {})
  const headers = { Authorization: token, ...(body && { 'Content-Type': 'application/json' }) }
  await fetch(url, { method, headers, keepalive: true, ...(body && { body }) }).catch(() => undefined)
}
