import { Button } from '../../core/button'
import { useServiceViewTexts } from '../../locales/service-view'
import { useServiceTexts } from '../../locales/services'
import { Panel } from '../shared/panel'

/** Tells caregivers that the services are for patients and that they cannot apply (H05, W04). */
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
