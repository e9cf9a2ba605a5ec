import { pageUrl } from '../core/site'

/** The path in `redirect=`; the home page when it points to another site or to the login itself. */
export function safeRedirect(value: string | null): string {
  if (!isSitePath(value)) return '/'
  const url = pageUrl(new URL(value, anySite).href)
  const path = url.pathname + url.search + url.hash
  return url.origin === anySite && url.pathname !== '/login' && isSitePath(path) ? path : '/'
}

/** A dummy origin against which paths are resolved, on the server too. */
const anySite = 'http://site.invalid'

/** Whether a value starts with a single slash and contains nothing that a browser would parse as another host. */
function isSitePath(value: string | null): value is string {
  return value !== null && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)
}
