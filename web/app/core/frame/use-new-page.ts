import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusTitle } from '../focus-title'
import { clearErrors } from '../toasts'

/** The path of the page that had the focus last. Module state, since the frame remounts around a failed page. */
let shown: string | undefined

/** Focuses the title after a navigation to another page, so that screen readers announce it. */
export function useNewPage(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) {
      focusTitle()
      clearErrors()
    }
    shown = pathname
  }, [pathname])
}

/** Makes the next rendered page count as a new one. */
export function forgetPage(): void {
  shown = ''
}
