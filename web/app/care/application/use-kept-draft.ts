import { useEffect, useSyncExternalStore } from 'react'
import type { DraftState } from './draft-state'
import type { KeptDraft } from './kept-draft'

/** The draft as it is now. While it shows, it is saved when the page is left and when the network is back. */
export function useKeptDraft(kept: KeptDraft): DraftState {
  const draft = useSyncExternalStore(kept.subscribe, kept.read)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('online', () => void kept.save(), { signal })
    document.addEventListener(
      'visibilitychange',
      () => void (document.visibilityState === 'hidden' ? kept.save() : kept.refresh()),
      { signal },
    )
    return () => {
      stop.abort()
      void kept.save()
    }
  }, [kept])
  useLeaveQuestion(draft.unsaved)
  return draft
}

/** Lets the browser ask before it throws away what is not saved yet. */
function useLeaveQuestion(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
