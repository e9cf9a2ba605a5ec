import { lazy, Suspense } from 'react'
import { useTextSize } from '../core/frame/text-size'
import { FloatingButtons } from './floating-buttons'
import { Footer } from './footer'

export { Header as Above } from './header'

// Needed with large text only, which leaves the page's own button below the first screen.
const MainAction = lazy(() =>
  import('../ui/main-action/main-action').then(
    (module) => ({ default: module.MainAction }),
    () => ({ default: () => null }),
  ),
)

/** The footer and floating buttons of the desktop site (S01, S02); with large text, the page's main action. */
export function Below() {
  const size = useTextSize() ?? 'normal'
  return (
    <>
      <Footer />
      <FloatingButtons />
      {size !== 'normal' && (
        <Suspense fallback={null}>
          <MainAction className="desktop-action" />
        </Suspense>
      )}
    </>
  )
}
