import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import './progress-bar.css'

/** Replaces the library's template, whose ARIA roles are invalid. */
const template = '<div class="progress-bar"></div>'

/** Shows a progress bar while a page loads (S11). The library is loaded at the first navigation. */
export function useProgressBar(): void {
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!busy) return
    // If the library cannot be fetched, there is no bar.
    const bar = loadBar().catch(() => null)
    bar.then((shown) => shown?.start())
    return () => {
      bar.then((shown) => shown?.done())
    }
  }, [busy])
}

async function loadBar() {
  const { default: bar } = await import('nprogress')
  return bar.configure({
    minimum: 0.3,
    speed: 500,
    trickleSpeed: 200,
    showSpinner: false,
    barSelector: '.progress-bar',
    template,
  })
}
