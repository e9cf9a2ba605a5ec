import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Typed values, by field name. */
export type TypedValues = Record<string, string>

interface ValueStore {
  read: () => TypedValues
  write: (values: TypedValues) => void
}

/**
 * Prefills a form with stored input, and stores the input from then on. Input from before hydration is newer than the
 * stored one and takes precedence.
 */
export function useTypedValues<V extends FieldValues, Valid>(
  form: UseFormReturn<V, unknown, Valid>,
  valueStore: ValueStore | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the life of a form
  useEffect(() => {
    if (!valueStore) return
    const kept = valueStore.read()
    const defaults = form.formState.defaultValues as DefaultValues<V>
    for (const [name, value] of Object.entries(form.getValues()) as [Path<V>, unknown][]) {
      const earlier = kept[name]
      if (earlier !== undefined && earlier !== value && value === defaults[name])
        form.setValue(name, earlier as PathValue<V, Path<V>>)
    }
    valueStore.write(textsIn(form.getValues()))
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => valueStore.write(textsIn(values)),
    })
  }, [])
}

function textsIn(values: Record<string, unknown>): TypedValues {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
