import { getRelease, type Release } from '@portal/contract/content/releases'
import { minute } from '@portal/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { queryClient } from '../../core/query'
import { useSend } from '../../core/saving/use-send'

const keyOf = (id: string) => ['content-release', id] as const

/** A release with its drafts, or what it has published. */
export function useRelease(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(getRelease, { id }, { signal }),
    // Until the server says that it can no longer be taken back.
    refetchInterval: ({ state }) => (state.data?.takeBackUntil ? minute : false),
  })
}

interface ActOptions<Given> {
  run: (given: Given) => Promise<Release | null>
  onDone?: (after: Release | null) => unknown
  /** The page shows what went wrong. */
  isQuiet?: boolean
}

/** Something that is done with a release. Lists and records show what it did. */
export function useReleaseAct<Given = void>(id: string, { run, onDone, isQuiet }: ActOptions<Given>) {
  return useSend({
    meta: { quiet: isQuiet },
    mutationFn: run,
    onSuccess: async (after) => {
      if (after) queryClient.setQueryData(keyOf(id), after)
      refreshContent()
      await onDone?.(after)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

function refreshContent() {
  for (const key of ['content-list', 'content-record', 'content-check'])
    void queryClient.invalidateQueries({ queryKey: [key] })
}

/** How calls name a draft of a release. */
export function namedOf({ kind, id }: { kind: string; id: string }) {
  return { kind, record: id }
}
