import { useEffect, useState } from 'react'

/** The token behind the hash of a link's address, which neither the address bar nor the history keeps. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
