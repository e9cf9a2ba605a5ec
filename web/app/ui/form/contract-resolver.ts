import { type FieldMessage, isFieldMessage } from '@portal/contract/field-texts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** One thing that a schema has against a value. A union tells the reasons of each of its members. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly errors?: readonly (readonly Issue[])[]
}

/** What a form needs of a contract schema. */
export interface ContractSchema<Input = unknown> {
  readonly _zod: { readonly input: Input }
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined }
}

/**
 * Checks a form's values against a contract schema. Only what the schema says of this form's own fields counts, so that a form can
 * hold some of a schema's fields. Values pass as they were typed: the server brings them into shape by the same schema.
 */
export function contractResolver<V extends FieldValues, Valid>(
  schema: ContractSchema,
  fields: readonly string[],
): Resolver<V, unknown, Valid> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of issuesOf(schema, values)) {
      const name = String(issue.path[0])
      if (fields.includes(name)) errors[name] ??= { type: 'contract', message: messageOf(issue, values[name]) }
    }
    if (Object.keys(errors).length === 0) return { values: values as unknown as Valid, errors: {} }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
}

/** What a schema has against typed values. A field that was left empty counts as not given. */
export function issuesOf(schema: ContractSchema, typed: Record<string, unknown>): readonly Issue[] {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  return schema.safeParse(given).error?.issues ?? []
}

function messageOf(issue: Issue, value: unknown): FieldMessage {
  if (isFieldMessage(issue.message)) return issue.message
  const reasons = issue.errors?.flat() ?? []
  const reason = reasons.map((r) => r.message).find(isFieldMessage)
  return reason ?? (value === '' || value === undefined ? 'required' : 'unusable')
}
