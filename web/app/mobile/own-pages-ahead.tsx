import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useHref } from 'react-router'
import { useToken } from '../core/use-session'

/** How long a page has been quiet, in ms, where the browser does not tell when it is idle. */
const quiet = 2000

/** Loads the scripts and styles of the personal center while the browser has nothing else to do, for whoever is logged in. */
export function OwnPagesAhead() {
  const token = useToken()
  const isIdle = useIdle()
  const page = useHref('/user/index')
  return token && isIdle ? <PrefetchPageLinks page={page} /> : null
}

/** Whether the browser was idle once since the component came. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const note = () => setIdle(true)
    if (!window.requestIdleCallback) {
      const timer = setTimeout(note, quiet)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(note)
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle
}
