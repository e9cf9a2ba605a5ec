import type { ContractForm } from '../../ui/form/use-contract-form'
import { useRequestedField } from '../../ui/wizard/use-requested-field'
import { useStepForm } from '../../ui/wizard/use-step-form'
import type { StepProps } from './step-props'
import { fieldsOf } from './steps'
import { type Values, valuesSchema } from './values'

/** Fields of other steps by which a step's own are validated. */
const elsewhere = { who: [], home: ['forWhom'] } as const

/** The form of a step; a server error stays at its field until the value changes. */
export function useApplicationForm(
  { draft, values, refused }: StepProps,
  step: keyof typeof fieldsOf,
): ContractForm<Values> {
  const names = [...fieldsOf[step], ...elsewhere[step]]
  const defaultValues = Object.fromEntries(names.map((name) => [name, values[name]])) as Values
  const said = Object.fromEntries(refused.map(({ name, message }) => [name, message]))
  return useStepForm(valuesSchema, {
    draft,
    defaultValues,
    refused: said,
    wanted: useRequestedField(),
  })
}
