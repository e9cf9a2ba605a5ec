import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type ContractForm, useContractForm } from '../../ui/form/use-contract-form'
import type { StepProps } from './step-props'
import { fieldsOf } from './steps'
import { type Values, valuesSchema } from './values'

type StepForm = ContractForm<Values>

/**
 * The form of a step: filled with the draft, which keeps what is typed. Who was sent here for a field finds it marked and
 * focused; what the server had against a value stands at its field as long as the value is the same.
 */
export function useStepForm({ kept, values, refused }: StepProps, step: keyof typeof fieldsOf): StepForm {
  const names: readonly (keyof Values)[] = fieldsOf[step]
  const defaultValues = Object.fromEntries(names.map((name) => [name, values[name]]))
  const form = useContractForm(valuesSchema, { defaultValues: defaultValues as Values })
  const { state } = useLocation() as { state: { wrong?: string } | null }
  const wrong = names.find((name) => name === state?.wrong)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the life of a form
  useEffect(() => {
    const said = refused.filter(({ name }) => names.some((own) => own === name))
    const mark = () => {
      for (const { name, message } of said) form.setError(name as keyof Values, { type: 'server', message })
      if (wrong) form.setFocus(wrong)
    }
    if (wrong) void form.trigger().then(mark)
    else mark()
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) =>
        kept.change({ fields: changedIn(typed, { ...defaultValues, ...kept.read().fields }) }),
    })
  }, [])
  return form
}

/** What the agency filled in and nobody touched is not part of the draft. */
function changedIn(typed: Record<string, unknown>, before: Record<string, string>): Record<string, string> {
  const texts = Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name, value]) => value !== before[name]))
}
