import { endSession } from '@portal/client/session'
import { logout } from '@portal/contract/accounts/own'
import { httpApi } from '../core/api'

/** Ends the session on the server and in this browser (A02). @throws ApiError when the server could not be reached; then nothing has changed */
export async function logOut(): Promise<void> {
  await httpApi(logout, {}, { quiet: true })
  endSession()
  forgetTyped()
}

/** Deletes unsent input, so that the next user of this window cannot see it. */
function forgetTyped() {
  try {
    sessionStorage.clear()
  } catch {
    // Without access to storage, nothing was stored.
  }
}
