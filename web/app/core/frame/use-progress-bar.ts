import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import './progress-bar.css'

/** The library's own template carries roles that do not exist. */
const template = '<div class="progress-bar"></div>'

/** Shows that a page is on its way (S11). The library comes with the first change of page: until then nobody needs it. */
export function useProgressBar(): void {
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!busy) return
    // Without a network there is none.
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
