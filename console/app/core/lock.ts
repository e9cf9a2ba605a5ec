import { sendOnLeaving } from '@portal/client/send-on-leaving'
import { lockScreen } from '@portal/contract/staff/lock'
import { type Lapse, lockSession, readToken } from './session'

/** Locks the screen and ends the session on the server; unlocking with the password starts a new one. */
export function lock(lapse: Lapse): void {
  const token = readToken()
  lockSession(lapse)
  void sendOnLeaving(token, lockScreen, {})
}
