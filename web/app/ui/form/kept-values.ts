import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Typed values, by field name. */
export type TypedValues = Record<string, string>

interface Keeper {
  read: () => TypedValues
  write: (values: TypedValues) => void
}

/**
 * Prefills a form with stored input, and stores the input from then on. Input from before hydration is newer than the
 * stored one and takes precedence.
 */
export function useKeptValues<V extends FieldValues, Valid>(
  form: UseFormReturn<V, unknown, Valid>,
  keeper: Keeper | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the life of a form
  useEffect(() => {
    if (!keeper) return
    const kept = keeper.read()
    const defaults = form.formState.defaultValues as DefaultValues<V>
    for (const [name, value] of Object.entries(form.getValues()) as [Path<V>, unknown][]) {
      const earlier = kept[name]
      if (earlier !== undefined && earlier !== value && value === defaults[name])
        form.setValue(name, earlier as PathValue<V, Path<V>>)
    }
    keeper.write(textsIn(form.getValues()))
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keeper.write(textsIn(values)),
    })
  }, [])
}

function textsIn(values: Record<string, unknown>): TypedValues {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
