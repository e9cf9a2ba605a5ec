import { ApiError } from '@portal/client/api-error'
import { readOwner } from '@portal/client/session'
import { deviceStore } from '@portal/client/storage'
import { hasUnsent } from '@portal/client/unsent'
import { logout } from '@portal/contract/accounts/sessions'
import { httpApi } from '../lib/api'
import { idleTexts } from '../locales/idle'

/** Asks before a logout deletes the user's unsent input. Returns whether to log out. */
export function confirmLoss(): boolean {
  // Watched parts of films, as releases before December 2026 stored them.
  deviceStore.remove('training-unsent')
  return !hasUnsent(readOwner()) || window.confirm(idleTexts().unsent)
}

/** Ends the session on the server (A02); one that it has ended before is fine. @throws Error when the server cannot be reached or fails */
export async function logOutOnServer(): Promise<void> {
  await httpApi(logout, {}, { quiet: true }).catch((error) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
}
