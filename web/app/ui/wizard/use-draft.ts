import { useEffect, useSyncExternalStore } from 'react'
import { useLeaveQuestion } from '../../lib/use-leave-question'
import type { Draft, DraftState } from './draft'
import type { ServerDraft } from './server-draft'

/** The current state of a draft; the empty state on the server and during hydration. */
export function useDraft<Content extends object>(draft: Draft<Content>): DraftState<Content> {
  return useSyncExternalStore(draft.subscribe, draft.read, draft.readEmpty)
}

/** The current state of a draft. Saves the draft when the page is left and when the network is back. */
export function useServerDraft<Content extends object>(draft: ServerDraft<Content>): DraftState<Content> {
  const state = useDraft(draft)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('online', () => void draft.save(), { signal })
    document.addEventListener(
      'visibilitychange',
      () => void (document.visibilityState === 'hidden' ? draft.save() : draft.refresh()),
      { signal },
    )
    return () => {
      stop.abort()
      void draft.save()
    }
  }, [draft])
  useLeaveQuestion(state.unsaved)
  return state
}
