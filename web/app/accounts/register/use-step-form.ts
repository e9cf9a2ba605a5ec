import type { UserType } from '@portal/contract/accounts'
import { type RefObject, useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ApiError } from '../../lib/http-client'
import type { ContractSchema } from '../../ui/form/contract-resolver'
import { type ContractForm, useContractForm } from '../../ui/form/use-contract-form'
import { type TypedValues, useKeptValues } from '../kept-values'
import { keepValues, readDraft } from './draft'
import type { Step } from './steps'

/** What every step is given. */
export interface StepProps {
  type: UserType
  step: Step
  steps: readonly Step[]
  /** Why the server sent the person back to this step. */
  refusal: ApiError | null
  /** Leads to the step after this one. */
  goOn: () => void
  /** Leads back to a step to which a refusal belongs. */
  refuse: (error: ApiError, step: Step) => void
  /** What may not be stored: it lives as long as the page, so that going back loses nothing. */
  secrets: RefObject<TypedValues>
}

/** The form of a step: filled with the draft, which keeps what is typed; a refusal is shown at its fields. */
export function useStepForm<Input, V extends FieldValues & { [K in keyof Input]?: unknown }>(
  { type, refusal, secrets }: StepProps,
  schema: ContractSchema<Input>,
  defaultValues: V,
): ContractForm<V, Pick<Input, keyof Input & keyof V>> {
  const form = useContractForm(schema, { defaultValues })
  useKeptValues(form, keeperOf(type, secrets))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person arrives
  useEffect(() => void form.showServerFields(refusal), [])
  return form
}

/** Keeps values in the draft, and secrets in memory only. */
export function keeperOf(type: UserType, secrets: RefObject<TypedValues>) {
  return {
    read: () => ({ ...readDraft(type).values, ...secrets.current }),
    write: (values: TypedValues) => {
      secrets.current = { ...secrets.current, ...values }
      keepValues(type, values)
    },
  }
}
