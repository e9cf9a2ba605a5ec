import { fieldMessage } from '@portal/contract/field-message'
import type { ContractSchema } from '../../ui/form/contract-resolver'
import type { ContractForm } from '../../ui/form/use-contract-form'
import { useRequestedField } from '../../ui/wizard/use-requested-field'
import { useStepForm } from '../../ui/wizard/use-step-form'
import type { StepProps } from './step-props'
import { fieldsOf } from './steps'
import { type Values, valuesSchema } from './values'

/** Fields of other steps by which a step's own are validated: news by e-mail needs an address. */
const elsewhere = { who: ['notify'], home: ['forWhom', 'email'] } as const

/** The form of a step; a server error stays at its field until the value changes. */
export function useApplicationForm(
  { draft, values, refused }: StepProps,
  step: keyof typeof fieldsOf,
): ContractForm<Values> {
  const names = [...fieldsOf[step], ...elsewhere[step]]
  const defaultValues = Object.fromEntries(names.map((name) => [name, values[name]])) as Values
  const said = Object.fromEntries(refused.map(({ name, message }) => [name, message]))
  return useStepForm(step === 'home' ? homeSchema : valuesSchema, {
    draft,
    defaultValues,
    refused: said,
    wanted: useRequestedField(),
  })
}

/** Reports a missing e-mail address at the channels for news, since the step has no field for it. */
const homeSchema: ContractSchema<Values> = {
  ...valuesSchema,
  safeParse(typed) {
    const issues = (valuesSchema.safeParse(typed).error?.issues ?? [])
      .filter(({ path: [name], message }) => name !== 'email' || message === fieldMessage('emailForNews'))
      .map((issue) => (issue.path[0] === 'email' ? { ...issue, path: ['notify'] } : issue))
    return { success: issues.length === 0, error: { issues } }
  },
}
