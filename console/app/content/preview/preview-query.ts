import { minute } from '@portal/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { type Moment, wallTimeOf } from '../publish/when-fields'

/** Opened again in time, so that a preview that is looked at is never over. */
const renewAfter = 20 * minute

type When = ReturnType<typeof wallTimeOf>

/** Opens a preview at a moment. */
export type OpenAt = (when: When, call: { signal: AbortSignal }) => Promise<{ addresses: string[] }>

/** The addresses of the pages that a preview shows, at a moment ahead or now; `open` asks for them. */
export function usePreviewOf(key: readonly string[], moment: Moment, open: OpenAt) {
  const when = wallTimeOf(moment)
  return useQuery({
    queryKey: ['content-preview', ...key, when],
    queryFn: async ({ signal }) => {
      const { addresses } = await open(when, { signal })
      return { addresses, when }
    },
    gcTime: 0,
    staleTime: renewAfter,
    refetchInterval: renewAfter,
    // The page stays while it is opened for another moment.
    placeholderData: (before) => before,
    meta: { once: true },
  })
}
