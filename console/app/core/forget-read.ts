import { queryClient } from './query'
import { isLocked } from './session'

/**
 * Empties the cache and discards responses that arrive while the screen is locked. Saves in flight continue; their responses are not cached.
 * @returns a function to call when the screen is unlocked
 */
export function forgetRead(): () => void {
  void queryClient.cancelQueries()
  queryClient.clear()
  // The response of a save in flight would be cached.
  return queryClient.getQueryCache().subscribe(({ type }) => {
    if (isLocked() && type === 'added') queryClient.getQueryCache().clear()
  })
}
