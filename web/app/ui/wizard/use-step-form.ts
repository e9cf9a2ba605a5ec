import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { useHydrated } from '../../core/loading/hydrated'
import type { ContractSchema } from '../form/contract-resolver'
import { type TypedValues, useTypedValues } from '../form/typed-values'
import { type ContractForm, useContractForm } from '../form/use-contract-form'
import { type Draft, mergeValues, type Typed } from './draft'

interface StepFormPlan<V extends FieldValues, Content extends Typed> {
  draft: Draft<Content>
  /** The fields in display order, with their initial values, which are not written to the draft. */
  defaultValues: V
  /** The server's field errors, by field name. */
  refused?: Readonly<Record<string, string>>
  /**
   * The field that a link to this step named: the step is validated and the field focused. If undefined, the first
   * refused field is focused; if null, none.
   */
  wanted?: string | null
}

/** The form of a wizard step: prefilled from the draft, which stores the input, with refused fields marked. */
export function useStepForm<Input, V extends FieldValues & { [K in keyof Input]?: unknown }, Content extends Typed>(
  schema: ContractSchema<Input>,
  { draft, defaultValues, refused = {}, wanted }: StepFormPlan<V, Content>,
): ContractForm<V, Pick<Input, keyof Input & keyof V>> {
  // During hydration the form must match the server's markup; the draft's values are filled in afterwards.
  const typed = useHydrated() ? draft.read().content.values : {}
  const form = useContractForm(schema, { defaultValues: withTyped(defaultValues, typed) })
  useTypedValues(form, {
    read: () => draft.read().content.values,
    write: (values) => mergeValues(draft, changedIn(values, { ...defaultValues, ...draft.read().content.values })),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person arrives
  useEffect(() => {
    const names = Object.keys(defaultValues) as Path<V>[]
    const first = names.find((name) => refused[name])
    const focused = wanted === undefined ? first : names.find((name) => name === wanted)
    const mark = () => {
      for (const name of names) if (refused[name]) form.setError(name, { type: 'server', message: refused[name] })
      if (focused) form.setFocus(focused)
    }
    if (wanted && focused) void form.trigger().then(mark)
    else mark()
  }, [])
  return form
}

/** Reads and writes a draft's values, for use with a form. */
export function draftValueStore<Content extends Typed>(draft: Draft<Content>) {
  return {
    read: () => draft.read().content.values,
    write: (values: TypedValues) => mergeValues(draft, values),
  }
}

function withTyped<V extends FieldValues>(defaultValues: V, typed: TypedValues): V {
  const own = Object.entries(typed).filter(([name]) => Object.hasOwn(defaultValues, name))
  return { ...(defaultValues as DefaultValues<V>), ...Object.fromEntries(own) } as V
}

function changedIn(typed: TypedValues, before: Record<string, unknown>): TypedValues {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== before[name]))
}
