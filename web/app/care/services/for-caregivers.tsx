import { Button } from '../../core/button'
import { useServiceViewTexts } from '../../locales/service-view'
import { useServiceTexts } from '../../locales/services'
import { Panel } from '../shared/panel'

/** Caregivers see what patients can get, and are told that they cannot apply (H05, W04). */
export function ForCaregivers() {
  const serviceView = useServiceViewTexts()
  const { caregiver } = useServiceTexts()
  return (
    <Panel title={caregiver.title}>
      <p>
        <strong>{serviceView.applyForLongTermTip}</strong>
      </p>
      <p>{caregiver.text}</p>
      <Button to="/user/index" kind="secondary">
        {caregiver.own}
      </Button>
    </Panel>
  )
}
