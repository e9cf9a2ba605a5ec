import { FloatingButtons } from './floating-buttons'
import { Footer } from './footer'

export { Header as Above } from './header'

/** The footer and floating buttons of the desktop site (S01, S02). */
export function Below() {
  return (
    <>
      <Footer />
      <FloatingButtons />
    </>
  )
}
