import type { UseFormReturn } from 'react-hook-form'
import { useApplicationTexts } from '../../locales/application'
import { Form, SubmitButton } from '../../ui/form/form'
import { StepActions } from '../../ui/wizard/wizard-frame'
import type { PeopleValues } from '../shared/people'
import { PeopleFields } from '../shared/people-fields'
import { usePeoplePrefill } from '../shared/use-people-prefill'
import type { StepProps } from './step-props'
import { useApplicationForm } from './use-application-form'

/** The patient and the contact person. */
export function WhoStep(props: StepProps) {
  const words = useApplicationTexts()
  const { info, goToNextStep } = props
  const form = useApplicationForm(props, 'who')
  // The form contains all fields of PeopleValues.
  usePeoplePrefill(form as unknown as UseFormReturn<PeopleValues>, info)
  return (
    <Form form={form} onSubmit={async () => goToNextStep()}>
      <PeopleFields peopleOnly knownMedicaidId={info.medicaidId} />
      <StepActions>
        <SubmitButton busyText={words.next}>{words.next}</SubmitButton>
      </StepActions>
    </Form>
  )
}
