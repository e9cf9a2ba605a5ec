import { dropIdleSession, readToken } from '@portal/client/session'
import { redirect, replace } from 'react-router'

/** Where a visitor who needs to log in is sent, and comes back from (R28). */
export function loginPath(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`
}

/** The path that a `redirect=` names; the home page when it leads elsewhere than to this site, or to the login again. */
export function safeRedirect(value: string | null): string {
  if (!isSitePath(value)) return '/'
  const url = new URL(value, anySite)
  const path = url.pathname + url.search + url.hash
  return url.origin === anySite && url.pathname !== '/login' && isSitePath(path) ? path : '/'
}

/** Paths are resolved against it, on the server too. */
const anySite = 'http://site.invalid'

/** One slash at the start, and nothing that a browser would read as another host. */
function isSitePath(value: string | null): value is string {
  return value !== null && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)
}

/**
 * Lets only browsers that hold a token pass; it looks at nothing else (R28). A token that was idle for too long is dropped
 * first: behind it, a page would open and be lost with the first call.
 */
export function guard({ request }: { request: Request }): null {
  dropIdleSession()
  if (readToken()) return null
  const { pathname, search } = new URL(request.url)
  // An address that the browser shows already is one that somebody has loaded or gone back to: the login takes its place, or
  // going back from it would lead to it again.
  const leave = location.pathname === pathname ? replace : redirect
  throw leave(loginPath(pathname + search))
}
