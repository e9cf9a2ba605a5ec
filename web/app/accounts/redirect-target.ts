import { useSearchParams } from 'react-router'
import { safeRedirect } from './safe-redirect'

/** The page that required a login (R28), and links that keep it. */
export interface RedirectTarget {
  /** The requested path; null when the user opened the account page directly. */
  wanted: string | null
  /** The page to open after the login. */
  arrival: string
  /** Adds the requested path to a link to another account page. */
  via: (path: string) => string
}

/** Reads `redirect=` from the URL, so that login, registration and password reset can pass it on. */
export function useRedirectTarget(): RedirectTarget {
  const [search] = useSearchParams()
  const wanted = search.get('redirect')
  return {
    wanted,
    arrival: wanted === null ? '/user/index' : safeRedirect(wanted),
    via: (path) => (wanted === null ? path : withRedirect(path, wanted)),
  }
}

function withRedirect(path: string, wanted: string): string {
  const [pathname, query] = path.split('?')
  return `${pathname}?${query ? `${query}&` : ''}redirect=${encodeURIComponent(wanted)}`
}
