import { queryClient } from './query'
import { isLocked } from './session'

/**
 * Forgets everything that was read, and what arrives while the screen is locked. Saves that are under way go on; their answers are not kept.
 * @returns a function to call when the screen is unlocked
 */
export function forgetRead(): () => void {
  void queryClient.cancelQueries()
  queryClient.clear()
  // A save's answer is put into the cache when it arrives.
  return queryClient.getQueryCache().subscribe(({ type }) => {
    if (isLocked() && type === 'added') queryClient.getQueryCache().clear()
  })
}
