import { useEffect } from 'react'

/** Prevents the browser from opening a picture that is dropped outside an upload slot. */
export function usePreventStrayDrops() {
  useEffect(() => {
    const stop = new AbortController()
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', stay, { signal: stop.signal })
    window.addEventListener('drop', stay, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
