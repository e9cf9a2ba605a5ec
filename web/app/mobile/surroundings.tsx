import { Foot } from './foot'
import { Tabs } from './tabs'

export { Bar as Above } from './bar'

/** The footer of the phone site, and the tabs within reach of the thumb (S12). */
export function Below() {
  return (
    <>
      <Foot />
      <Tabs />
    </>
  )
}
