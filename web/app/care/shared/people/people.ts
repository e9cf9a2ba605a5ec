import { ApiError } from '@portal/client/api-error'
import { applyForService } from '@portal/contract/care/applications/applying'
import type { InputOf } from '@portal/contract/endpoint'
import type { ContractSchema } from '../../../ui/form/contract-resolver'

/** The values of the people fields, as a flat record of strings that forms and drafts can hold. */
export const emptyPeople = {
  /** `self` or `other`. */
  forWhom: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  phone: '',
  medicaidId: '',
  relationship: '',
  /** `yes`, or empty. */
  permission: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  email: '',
  /** A space-separated subset of `sms` and `email`. */
  notify: '',
  note: '',
}
export type PeopleValues = Record<keyof typeof emptyPeople, string>

type Field = keyof PeopleValues
type PeopleInput = Pick<InputOf<typeof applyForService>, 'applicant' | 'contact' | 'note' | 'notify'>

/** The form field of each contact input. Patients who apply for themselves use the applicant's fields. */
const contactFields: Record<'self' | 'other', Record<string, Field>> = {
  self: { firstName: 'firstName', lastName: 'lastName', phone: 'phone', email: 'email', relationship: 'forWhom' },
  other: {
    firstName: 'contactFirstName',
    lastName: 'contactLastName',
    phone: 'contactPhone',
    email: 'email',
    relationship: 'relationship',
    hasPermission: 'permission',
  },
}

/** Converts the values to the input of `applyForService`. */
export function peopleInput(values: Partial<PeopleValues>): PeopleInput {
  const { firstName, lastName, birthDate, phone, medicaidId = '', note = '' } = values
  const fields = contactFields[isForSelf(values) ? 'self' : 'other']
  const contact: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, values[field]]),
  )
  if (isForSelf(values)) contact.relationship = 'self'
  else contact.hasPermission = values.permission === 'yes'
  const input = { applicant: { firstName, lastName, birthDate, phone, medicaidId }, contact, note }
  // The schema checks completeness.
  return { ...input, notify: notifyInput(values.notify) } as PeopleInput
}

/** The selected notification channels. */
export function notifyInput(notify = ''): PeopleInput['notify'] {
  const ways = notify.split(' ')
  return { sms: ways.includes('sms'), email: ways.includes('email') }
}

/** Validates the values with the contract's schema; ignores issues with other fields. */
export const peopleSchema: ContractSchema<PeopleValues> = {
  _zod: { input: emptyPeople },
  safeParse(typed) {
    const values = typed as Partial<PeopleValues>
    if (!values.forWhom) return { success: false, error: { issues: [{ path: ['forWhom'], message: 'choose' }] } }
    const issues = (applyForService.input.safeParse(peopleInput(values)).error?.issues ?? [])
      .map((issue) => ({ ...issue, path: [fieldOf(issue.path, values)] }))
      .filter(({ path: [field = ''] }) => isPeopleField(field))
    return { success: issues.length === 0, error: { issues } }
  },
}

/** Maps the field errors of a refused call to the form's field names. */
export function peopleRefusal(error: ApiError, values: Partial<PeopleValues>): ApiError {
  const fields = Object.entries(error.fields).map(([path, said]) => [fieldOf(path.split('.'), values), said])
  return new ApiError(error.code, error.message, error.status, Object.fromEntries(fields))
}

/** Whether a name is one of the people fields. */
export function isPeopleField(name: string): name is Field {
  return Object.hasOwn(emptyPeople, name)
}

function fieldOf([part = '', name = '']: readonly PropertyKey[], values: Partial<PeopleValues>): string {
  if (part === 'applicant') return String(name)
  if (part === 'contact') return contactFields[isForSelf(values) ? 'self' : 'other'][String(name)] ?? 'email'
  return String(part)
}

function isForSelf({ forWhom }: Partial<PeopleValues>): boolean {
  return forWhom === 'self'
}
