import type { PatientInfo } from '@portal/contract/accounts/own'
import { useWatch } from 'react-hook-form'
import { Button } from '../../core/button'
import { useAccountTexts } from '../../locales/accounts'
import { useApplicationTexts } from '../../locales/application'
import { usePeopleTexts } from '../../locales/care-people'
import { FieldRow } from '../../ui/form/field-row'
import { Form, SubmitButton } from '../../ui/form/form'
import { TextAreaField, TextField } from '../../ui/form/text-field'
import { StepActions } from '../../ui/wizard/wizard-frame'
import { NotifyField } from '../shared/people/notify-field'
import * as styles from './application.module.css'
import type { StepProps } from './step-props'
import { useApplicationForm } from './use-application-form'
import type { Values } from './values'

/** Address where care is needed, the kind of help, and the notification channels. */
export function HomeStep(props: StepProps) {
  const words = useApplicationTexts()
  const people = usePeopleTexts()
  const { info, values, goToNextStep } = props
  const form = useApplicationForm(props, 'home')
  const takeOwn = () => {
    for (const [name, value] of Object.entries(addressOf(info))) form.setValue(name as keyof Values, value)
    form.clearErrors()
  }
  return (
    <Form form={form} onSubmit={async () => goToNextStep()}>
      {values.forWhom === 'other' && info.state === 'NY' && (
        <OwnAddress control={form.control} info={info} onTake={takeOwn} />
      )}
      <HomeFields own={values.forWhom === 'self'} />
      <TextAreaField name="note" label={words.help} hint={words.helpHint} optional />
      <NotifyField name="notify" label={people.notify} hint={people.notifyHint} />
      <StepActions>
        <SubmitButton busyText={words.next}>{words.next}</SubmitButton>
      </StepActions>
    </Form>
  )
}

function HomeFields({ own }: { own: boolean }) {
  const { register } = useAccountTexts()
  const words = useApplicationTexts()
  const auto = (token: string) => (own ? token : 'off')
  return (
    <>
      <TextField
        name="address"
        label={register.address}
        hint={register.addressHint}
        autoComplete={auto('address-line1')}
      />
      <TextField name="apartment" label={register.apartment} autoComplete={auto('address-line2')} optional />
      <FieldRow>
        <TextField name="city" label={register.city} hint={register.cityHint} autoComplete={auto('address-level2')} />
        <TextField
          name="postcode"
          label={register.postcode}
          hint={words.postcodeHint}
          inputMode="numeric"
          autoComplete={auto('postal-code')}
        />
      </FieldRow>
    </>
  )
}

interface OwnAddressProps {
  control: ReturnType<typeof useApplicationForm>['control']
  info: PatientInfo
  onTake: () => void
}

/** A button that fills in the user's own address, since many users live with the patient. */
function OwnAddress({ control, info, onTake }: OwnAddressProps) {
  const words = useApplicationTexts()
  const own = addressOf(info)
  const typed = useWatch({ control })
  const isTaken = Object.entries(own).every(([name, value]) => typed[name as keyof Values] === value)
  return (
    <div className={styles.ownAddress}>
      <Button kind="secondary" aria-disabled={isTaken || undefined} onClick={() => isTaken || onTake()}>
        {words.ownAddress}
      </Button>
      <p>{isTaken ? words.ownAddressTaken : [own.address, own.apartment, own.city, own.postcode].join(' ')}</p>
    </div>
  )
}

function addressOf({ address, apartment, city, postcode }: PatientInfo) {
  return { address, apartment, city, postcode }
}
