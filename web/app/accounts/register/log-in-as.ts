import { readToken } from '@portal/client/session'
import { login } from '@portal/contract/accounts/public'
import { httpApi } from '../../lib/api'
import { enter } from '../enter'

/**
 * Logs in with the new account's credentials, so that nobody types them twice. Keeps a session that was started in the
 * meantime. If the login fails, the page after the registration offers it.
 */
export async function logInAs(username: string, password: string): Promise<void> {
  if (readToken()) return
  try {
    enter(await httpApi(login, { username, password }, { quiet: true }))
  } catch (error) {
    console.info('no login after the registration:', error instanceof Error ? error.message : error)
  }
}
