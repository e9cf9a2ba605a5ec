import type { UseFormReturn } from 'react-hook-form'
import { toast } from '../../core/toasts'
import { useApplicationTexts } from '../../locales/application'
import { Form, SubmitButton } from '../../ui/form/form'
import { StepActions } from '../../ui/wizard/wizard-frame'
import type { PeopleValues } from '../shared/people/people'
import { PeopleFields } from '../shared/people/people-fields'
import { usePeoplePrefill } from '../shared/people/use-people-prefill'
import type { StepProps } from './step-props'
import { useApplicationForm } from './use-application-form'
import { emptyHome } from './values'

/** The patient and the contact person. */
export function WhoStep(props: StepProps) {
  const words = useApplicationTexts()
  const { info, draft, goToNextStep } = props
  const form = useApplicationForm(props, 'who')
  // The form contains all fields of PeopleValues.
  usePeoplePrefill(form as unknown as UseFormReturn<PeopleValues>, info)
  const forgetOther = () => {
    const { values, documents } = draft.read().content
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(emptyHome, name)))
    if (documents.length === 0 && Object.keys(kept).length === Object.keys(values).length) return
    draft.change({ values: kept, documents: [] })
    toast(words.otherPerson, 'warning')
  }
  return (
    <Form form={form} onSubmit={async () => goToNextStep()}>
      <PeopleFields peopleOnly knownMedicaidId={info.medicaidId} onOtherPerson={forgetOther} />
      <StepActions>
        <SubmitButton busyText={words.next}>{words.next}</SubmitButton>
      </StepActions>
    </Form>
  )
}
