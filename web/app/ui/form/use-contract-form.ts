import { ApiError } from '@portal/client/api-error'
import { useMemo } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { type ContractSchema, contractResolver } from './contract-resolver'

/** The part of a schema's input that is covered by these fields. */
type ValidValues<Input, V> = Pick<Input, keyof Input & keyof V>

export type ContractForm<V extends FieldValues, Valid = V> = UseFormReturn<V, unknown, Valid> & {
  /** Shows a refused call's errors at this form's fields and focuses the first; false when there are none. */
  showServerFields: (error: unknown) => boolean
}

/**
 * A form with the fields of `defaultValues`, in that order, validated by a contract schema (of an endpoint's input,
 * which may have more fields). Error messages are keys of the contract's field texts, or texts from the server.
 */
export function useContractForm<Input, V extends FieldValues & { [K in keyof Input]?: unknown }>(
  schema: ContractSchema<Input>,
  { defaultValues }: { defaultValues: V },
): ContractForm<V, ValidValues<Input, V>> {
  const fields = Object.keys(defaultValues)
  const form = useForm<V, unknown, ValidValues<Input, V>>({
    // biome-ignore lint/correctness/useExhaustiveDependencies: a form's fields stay the same
    resolver: useMemo(() => contractResolver<V, ValidValues<Input, V>>(schema, fields), [schema]),
    defaultValues: defaultValues as unknown as DefaultValues<V>,
  })
  return { ...form, showServerFields: (error) => showServerFields(form, fields, error) }
}

function showServerFields<V extends FieldValues, Valid>(
  form: UseFormReturn<V, unknown, Valid>,
  fields: readonly string[],
  error: unknown,
): boolean {
  const said = error instanceof ApiError ? serverFields(error) : {}
  const wrong = fields.filter((name) => Object.hasOwn(said, name)) as Path<V>[]
  for (const name of wrong) form.setError(name, { type: 'server', message: said[name] })
  if (wrong[0]) form.setFocus(wrong[0])
  return wrong.length > 0
}

/** The error message of each input in a refused call; for a list, that of its first invalid item. */
export function serverFields({ fields }: ApiError): Record<string, string> {
  const said: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) said[path.split('.', 1)[0] ?? path] ??= message
  return said
}
