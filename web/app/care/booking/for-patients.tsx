import { Button } from '../../core/button'
import { useServiceViewTexts } from '../../locales/service-view'
import { useVisitTexts } from '../../locales/visits'
import { CallUs } from '../shared/call-us'
import * as styles from './booking.module.css'

/** Tells caregivers that they cannot apply (H05, W04), and what they can do instead. */
export function ForPatients() {
  const serviceView = useServiceViewTexts()
  const { caregiver } = useVisitTexts()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <h1>{caregiver.title}</h1>
        <p className={styles.lead}>{serviceView.applyForLongTermTip}</p>
        <p>{caregiver.text}</p>
      </div>
      <div className={styles.actions}>
        <Button to="/user/index" size="large">
          {caregiver.center}
        </Button>
        <Button to="/services" kind="secondary" size="large">
          {caregiver.services}
        </Button>
      </div>
      <CallUs />
    </div>
  )
}
