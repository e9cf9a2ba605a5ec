import { registerCaregiver, registerPatient } from '@portal/contract/accounts'
import { Form } from '../../ui/form/form'
import { AboutFields, AddressFields, WorkFields } from '../person-fields'
import { StepActions } from './step-frame'
import { emptyFields } from './steps'
import { type StepProps, useStepForm } from './use-step-form'

/** Name, e-mail and gender (A04). */
export function AboutStep(props: StepProps) {
  const form = useStepForm(props, registerPatient.input, emptyFields.about)
  return (
    <Form form={form} onSubmit={async () => props.goOn()}>
      <AboutFields />
      <StepActions {...props} />
    </Form>
  )
}

/** Where the person lives (A04, A07). */
export function AddressStep(props: StepProps) {
  const form = useStepForm(props, registerPatient.input, emptyFields.address)
  return (
    <Form form={form} onSubmit={async () => props.goOn()}>
      <AddressFields />
      <StepActions {...props} />
    </Form>
  )
}

/** What a caregiver has done so far (A05). */
export function ExperienceStep(props: StepProps) {
  const form = useStepForm(props, registerCaregiver.input, emptyFields.experience)
  return (
    <Form form={form} onSubmit={async () => props.goOn()}>
      <WorkFields />
      <StepActions {...props} />
    </Form>
  )
}
