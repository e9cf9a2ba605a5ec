import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page, puts the focus at the start of its content, as a page load would. */
export function useNewPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
