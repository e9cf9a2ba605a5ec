import { MainAction } from '../ui/main-action/main-action'
import { Footer } from './footer'
import { Tabs } from './tabs'

export { Bar as Above } from './bar'
export { openFailedPage as onProblem, openReadPages as listen } from './read-pages'

/** The footer of the phone site; within reach of the thumb, the page's main action and the tabs (S12). */
export function Below() {
  return (
    <>
      <Footer />
      <div className="phone-floor">
        <MainAction className="phone-action" />
        <Tabs />
      </div>
    </>
  )
}
