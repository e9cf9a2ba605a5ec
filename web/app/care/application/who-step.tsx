import type { UseFormReturn } from 'react-hook-form'
import { Form, SubmitButton } from '../../ui/form/form'
import type { PeopleValues } from '../shared/people'
import { PeopleFields } from '../shared/people-fields'
import { usePeoplePrefill } from '../shared/use-people-prefill'
import { useApplicationTexts } from './application-texts'
import { StepActions } from './step-frame'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

/** Who needs care, and whom the agency speaks with. */
export function WhoStep(props: StepProps) {
  const words = useApplicationTexts()
  const { info, service, step, goOn } = props
  const form = useStepForm(props, 'who')
  // Its fields are among those of the form.
  usePeoplePrefill(form as unknown as UseFormReturn<PeopleValues>, info)
  return (
    <Form form={form} onSubmit={async () => goOn()}>
      <PeopleFields peopleOnly knownMedicaidId={info.medicaidId} />
      <StepActions serviceId={service.serviceId} step={step}>
        <SubmitButton busyText={words.next}>{words.next}</SubmitButton>
      </StepActions>
    </Form>
  )
}
