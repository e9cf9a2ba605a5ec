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
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } | undefined }
}

/**
 * Checks a form's values against a contract schema. Only what the schema says of this form's own fields counts, so that a form can
 * hold some of a schema's fields. Such a form gives its values as they were typed, since a schema gives nothing for a part; one that
 * holds all that the schema needs gives them as the schema brought them into shape.
 */
export function contractResolver<V extends FieldValues, Valid>(
  schema: ContractSchema,
  fields: readonly string[],
): Resolver<V, unknown, Valid> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {}
    const { data, error } = schema.safeParse(given(values))
    for (const issue of error?.issues ?? []) {
      const name = String(issue.path[0])
      if (fields.includes(name)) errors[name] ??= { type: 'contract', message: messageOf(issue, values[name]) }
    }
    if (Object.keys(errors).length === 0) return { values: { ...values, ...own(fields, data) } as Valid, errors: {} }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
}

/** What a schema has against typed values. */
export function issuesOf(schema: ContractSchema, typed: Record<string, unknown>): readonly Issue[] {
  return schema.safeParse(given(typed)).error?.issues ?? []
}

/** A field that was left empty counts as not given. */
function given(typed: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

/** What a schema gave for a form's fields. */
function own(fields: readonly string[], data: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => fields.includes(name)))
}

function messageOf(issue: Issue, value: unknown): FieldMessage {
  if (isFieldMessage(issue.message)) return issue.message
  const reasons = issue.errors?.flat() ?? []
  const reason = reasons.map((r) => r.message).find(isFieldMessage)
  return reason ?? (value === '' || value === undefined ? 'required' : 'unusable')
}
