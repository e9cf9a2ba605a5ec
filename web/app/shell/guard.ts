import { dropIdleSession, readToken } from '@portal/client/session'
import { redirect, replace } from 'react-router'
import { loginPath } from '../core/login-path'
import { pageUrl } from '../core/site'

/**
 * Requires a token and checks nothing else (R28). Drops a token that was idle for too long, because the page would open
 * and then be lost at its first call.
 */
export function guard({ request }: { request: Request }): null {
  dropIdleSession()
  if (readToken()) return null
  const { pathname, search } = pageUrl(request.url)
  const shown = pageUrl(location.href)
  const isShown = shown.pathname === pathname
  // A loader's request has no hash.
  const hash = isShown ? shown.hash : ''
  // If the browser already shows this URL, by a page load or the back button, replace it in the history: otherwise
  // going back from the login would lead to the login again.
  const leave = isShown ? replace : redirect
  throw leave(loginPath(pathname + search + hash))
}
