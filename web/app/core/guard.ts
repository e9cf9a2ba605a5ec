import { dropIdleSession, readToken } from '@portal/client/session'
import { redirect, replace } from 'react-router'

/** The login URL for a visitor who needs to log in; leads back to `wanted` afterwards (R28). */
export function loginPath(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`
}

/** The path in `redirect=`; the home page when it points to another site or to the login itself. */
export function safeRedirect(value: string | null): string {
  if (!isSitePath(value)) return '/'
  const url = new URL(value, anySite)
  const path = url.pathname + url.search + url.hash
  return url.origin === anySite && url.pathname !== '/login' && isSitePath(path) ? path : '/'
}

/** A dummy origin against which paths are resolved, on the server too. */
const anySite = 'http://site.invalid'

/** Whether a value starts with a single slash and contains nothing that a browser would parse as another host. */
function isSitePath(value: string | null): value is string {
  return value !== null && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)
}

/**
 * Requires a token and checks nothing else (R28). Drops a token that was idle for too long, because the page would open
 * and then be lost at its first call.
 */
export function guard({ request }: { request: Request }): null {
  dropIdleSession()
  if (readToken()) return null
  const { pathname, search } = new URL(request.url)
  // If the browser already shows this URL, by a page load or the back button, replace it in the history: otherwise
  // going back from the login would lead to the login again.
  const leave = location.pathname === pathname ? replace : redirect
  throw leave(loginPath(pathname + search))
}
