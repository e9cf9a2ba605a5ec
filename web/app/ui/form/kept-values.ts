import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** What was typed, by the names of the fields. */
export type TypedValues = Record<string, string>

interface Keeper {
  read: () => TypedValues
  write: (values: TypedValues) => void
}

/**
 * Fills a form with what was typed before, and keeps what is typed from then on. What was typed while the page was still loading
 * is newer than what was kept, and stays.
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
