import { type FieldMessage, isFieldMessage } from '@portal/contract/fields/field-texts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** A validation issue. An issue of a union contains those of each of its members. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly errors?: readonly (readonly Issue[])[]
}

/** The part of a contract schema that a form uses. */
export interface ContractSchema<Input = unknown> {
  readonly _zod: { readonly input: Input }
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } | undefined }
}

/**
 * Validates a form's values against a contract schema. Ignores issues outside the form's own fields, so that a form can
 * cover a part of a schema. Such a form returns its values as typed, because the schema returns no data for a partial
 * input; a form that covers the whole schema returns the values as parsed by it.
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

/** The validation issues of typed values. */
export function issuesOf(schema: ContractSchema, typed: Record<string, unknown>): readonly Issue[] {
  return schema.safeParse(given(typed)).error?.issues ?? []
}

/** Drops empty fields, so that they count as missing. */
function given(typed: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

/** The parsed values of a form's own fields. */
function own(fields: readonly string[], data: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => fields.includes(name)))
}

function messageOf(issue: Issue, value: unknown): FieldMessage {
  if (isFieldMessage(issue.message)) return issue.message
  const reasons = issue.errors?.flat() ?? []
  const reason = reasons.map((r) => r.message).find(isFieldMessage)
  return reason ?? (value === '' || value === undefined ? 'required' : 'unusable')
}
