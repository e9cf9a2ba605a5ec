import { redirect } from 'react-router'
import { readToken } from './session'

/** Where a visitor who needs to log in is sent, and comes back from (R28). */
export function loginPath(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`
}

/** Lets only browsers that hold a token pass; it looks at nothing else (R28). */
export function guard({ request }: { request: Request }): null {
  if (readToken()) return null
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(pathname + search))
}
