import { useVisitTexts } from '../../locales/visits'
import { Form, SubmitButton } from '../../ui/form/form'
import { serverFields } from '../../ui/form/use-contract-form'
import { useStepForm } from '../../ui/wizard/use-step-form'
import { StepActions } from '../../ui/wizard/wizard-frame'
import { emptyPeople, peopleSchema } from '../shared/people/people'
import { PeopleFields } from '../shared/people/people-fields'
import { usePeoplePrefill } from '../shared/people/use-people-prefill'
import * as styles from './booking.module.css'
import type { StepProps } from './step-props'

/** The patient, the contact person, and the notification channels. */
export function PeopleStep({ data: { info, draft }, refusal, goToNextStep }: StepProps) {
  const words = useVisitTexts()
  const refused = refusal ? serverFields(refusal.error) : {}
  const form = useStepForm(peopleSchema, { draft, defaultValues: emptyPeople, refused })
  usePeoplePrefill(form, info)
  return (
    <div className={styles.narrow}>
      <Form form={form} onSubmit={async () => goToNextStep()}>
        <PeopleFields knownMedicaidId={info.medicaidId} />
        <StepActions>
          <SubmitButton busyText={words.next}>{words.next}</SubmitButton>
        </StepActions>
      </Form>
    </div>
  )
}
