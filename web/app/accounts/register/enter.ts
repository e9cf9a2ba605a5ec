import { readToken, startSession } from '@portal/client/session'
import { login } from '@portal/contract/accounts/public'
import { httpApi } from '../../core/api'

/**
 * Logs in with what was just registered, so that nobody types it twice. Whoever was logged in meanwhile stays so; when it fails, the
 * page after the registration offers the login.
 */
export async function enterAs(username: string, password: string): Promise<void> {
  if (readToken()) return
  try {
    const { token, user, owner } = await httpApi(login, { username, password }, { quiet: true })
    startSession(token, user, owner)
  } catch (error) {
    console.info('no login after the registration:', error instanceof Error ? error.message : error)
  }
}
