import { useEffect } from 'react'

/** Makes the browser ask for confirmation before it discards what only this page has. */
export function useLeaveQuestion(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
