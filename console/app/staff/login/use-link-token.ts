import { useEffect, useState } from 'react'

/** The token in the hash of a link's URL; removes it from the address bar and the history. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
