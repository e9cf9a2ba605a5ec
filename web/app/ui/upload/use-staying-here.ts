import { useEffect } from 'react'

/** A picture that is dropped beside its place must not open in place of the page. */
export function useStayingHere() {
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
