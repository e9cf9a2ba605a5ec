import '@portal/contract/care/field-texts'
import type { ApiError } from '@portal/client/api-error'
import { type FieldMessage, fieldTexts } from '@portal/contract/fields/field-texts'
import type { Language } from '@portal/contract/language'
import { contractResolver } from '../../ui/form/contract-resolver'
import { peopleRefusal } from '../shared/people/people'
import { type Document, missingDocuments } from './documents'
import type { Refused, StepProps } from './step-props'
import { fieldsOf, type Step, stepOfField } from './steps'
import { type Values, valuesSchema } from './values'

/** A missing or invalid value that prevents the submission. */
export interface Problem {
  step: Step
  /** A field name or a kind of document. */
  name: string
  message: string
}

const names: readonly string[] = [...fieldsOf.who, ...fieldsOf.home]
const resolve = contractResolver<Values, Values>(valuesSchema, names)

/** The missing and invalid values, in the order of the steps. */
export function problemsOf(props: Omit<StepProps, 'goToNextStep'>, language: Language): Problem[] {
  const { service, values, content, refused } = props
  const wrong = wrongIn(values)
  const fields = names.flatMap((name) => {
    const message = wrong[name] ? fieldTexts[wrong[name]][language] : refused.find((one) => one.name === name)?.message
    return message ? [{ step: stepOfField(name), name, message }] : []
  })
  const message = fieldTexts.paperMissing[language]
  const missing = missingDocuments(service, content.documents).map((name) => ({
    step: 'documents' as const,
    name,
    message,
  }))
  const refusedDocuments = refused
    .filter(({ name }) => name === 'documents')
    .map((one) => ({ ...one, step: 'documents' as const }))
  return [...fields, ...missing, ...refusedDocuments]
}

function wrongIn(values: Values): Record<string, FieldMessage | undefined> {
  const { errors } = resolve(values, undefined, {} as never) as { errors: Record<string, { message: FieldMessage }> }
  return Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]))
}

/** The fields that the server refused, each with the refused value and the reason. */
export function refusedBy(error: ApiError, values: Values, documents: readonly Document[]): Refused[] {
  const fields = { ...error.fields, ...peopleRefusal(error, values).fields }
  return Object.entries(fields).flatMap(([path, message]) => {
    const name = path.replace(/^home\./, '').replace(/^documents\..*/, 'documents')
    return stepOfField(name) === 'review' ? [] : [{ name, value: valueAt(name, values, documents), message }]
  })
}

/** Whether a refused value has not been changed yet. */
export function isUnchanged({ name, value }: Refused, values: Values, documents: readonly Document[]): boolean {
  return valueAt(name, values, documents) === value
}

function valueAt(name: string, values: Values, documents: readonly Document[]): string {
  if (name === 'documents') return documents.map(({ fileId }) => fileId).join(' ')
  return values[name as keyof Values]
}
