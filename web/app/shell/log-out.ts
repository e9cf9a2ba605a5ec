import { ApiError } from '@portal/client/api-error'
import { logout } from '@portal/contract/accounts/sessions'
import { httpApi } from '../lib/api'

/** Ends the session on the server (A02); one that it has ended before is fine. @throws Error when it could not be told */
export async function logOutOnServer(): Promise<void> {
  await httpApi(logout, {}, { quiet: true }).catch((error) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
}
