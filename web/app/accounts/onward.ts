import { useSearchParams } from 'react-router'
import { safeRedirect } from '../core/guard'

/** Where the person was going when a login was needed (R28), and the ways that take it along. */
export interface Onward {
  /** The path as it was asked for; null when somebody came on their own. */
  wanted: string | null
  /** Where the person goes on to once logged in. */
  arrival: string
  /** A way to another account page that does not lose the path. */
  via: (path: string) => string
}

/** The way between login, registration and password reset, with the `redirect=` of the address. */
export function useOnward(): Onward {
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
