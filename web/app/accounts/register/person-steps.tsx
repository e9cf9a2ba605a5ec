import { registerCaregiver } from '@portal/contract/accounts/public'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useAccountTexts } from '../../locales/accounts'
import type { ContractSchema } from '../../ui/form/contract-resolver'
import { Form, SubmitButton } from '../../ui/form/form'
import { serverFields } from '../../ui/form/use-contract-form'
import { useStepForm } from '../../ui/wizard/use-step-form'
import { StepActions } from '../../ui/wizard/wizard-frame'
import { AboutFields, AddressFields, WorkFields } from '../person-fields'
import { emptyFields } from './fields'
import type { StepProps } from './step-props'
import { endpointOf } from './steps'

/** Name, e-mail and gender (A04). */
export function AboutStep(props: StepProps) {
  return (
    <PersonStep {...props} schema={endpointOf[props.type].input} defaultValues={emptyFields.about}>
      <AboutFields userType={props.type} />
    </PersonStep>
  )
}

/** Address (A04, A07); which states it can be in depends on who needs care. */
export function AddressStep(props: StepProps) {
  return (
    <PersonStep
      {...props}
      schema={endpointOf[props.type].input}
      defaultValues={{ ...emptyFields.address, careFor: emptyFields.about.careFor }}
    >
      <AddressFields />
    </PersonStep>
  )
}

/** A caregiver's work experience (A05). */
export function ExperienceStep(props: StepProps) {
  return (
    <PersonStep {...props} schema={registerCaregiver.input} defaultValues={emptyFields.experience}>
      <WorkFields />
    </PersonStep>
  )
}

interface PersonStepProps<Input, V> extends StepProps {
  schema: ContractSchema<Input>
  defaultValues: V
  children: ReactNode
}

function PersonStep<Input, V extends FieldValues & { [K in keyof Input]?: unknown }>({
  schema,
  defaultValues,
  draft,
  refusal,
  goToNextStep,
  children,
}: PersonStepProps<Input, V>) {
  const { register } = useAccountTexts()
  const form = useStepForm(schema, { draft, defaultValues, refused: refusal ? serverFields(refusal) : {} })
  return (
    <Form form={form} onSubmit={async () => goToNextStep()}>
      {children}
      <StepActions>
        <SubmitButton busyText={register.checking}>{register.next}</SubmitButton>
      </StepActions>
    </Form>
  )
}
