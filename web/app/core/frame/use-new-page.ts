import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusTitle } from '../focus-title'
import { endErrors } from '../toasts'

/** The path of the page that had the focus last. It outlives the frame, which is drawn anew around a page that broke. */
let shown: string | undefined

/** After a change of page, puts the focus on its title, which is read out then. */
export function useNewPage(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) {
      focusTitle()
      endErrors()
    }
    shown = pathname
  }, [pathname])
}

/** Lets whatever page is drawn next count as a new one. */
export function forgetPage(): void {
  shown = ''
}
