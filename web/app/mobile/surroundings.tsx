import { Foot } from './foot'
import { MainAction } from './main-action'
import { Tabs } from './tabs'

export { Bar as Above } from './bar'

/** The footer of the phone site; within reach of the thumb, the page's main action and the tabs (S12). */
export function Below() {
  return (
    <>
      <Foot />
      <div className="phone-floor">
        <MainAction />
        <Tabs />
      </div>
    </>
  )
}
