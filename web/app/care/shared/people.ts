import { ApiError } from '@portal/client/api-error'
import { applyForService } from '@portal/contract/care/applying'
import type { InputOf } from '@portal/contract/endpoint'
import type { ContractSchema } from '../../ui/form/contract-resolver'

/** What is typed about people, flat and all text, so that forms and drafts can hold it. */
export const emptyPeople = {
  /** `self` or `other`. */
  forWhom: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  phone: '',
  medicaidId: '',
  relationship: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  email: '',
  /** The chosen ones of `sms` and `email`, with a space between. */
  notify: '',
  note: '',
}
export type PeopleValues = Record<keyof typeof emptyPeople, string>

type Field = keyof PeopleValues
type PeopleInput = Pick<InputOf<typeof applyForService>, 'applicant' | 'contact' | 'note' | 'notify'>

/** Where the contract's inputs are typed. Who applies for oneself is asked once. */
const contactFields: Record<'self' | 'other', Record<string, Field>> = {
  self: { firstName: 'firstName', lastName: 'lastName', phone: 'phone', email: 'email', relationship: 'forWhom' },
  other: {
    firstName: 'contactFirstName',
    lastName: 'contactLastName',
    phone: 'contactPhone',
    email: 'email',
    relationship: 'relationship',
  },
}

/** What was typed, as `applyForService` takes it. */
export function peopleInput(values: Partial<PeopleValues>): PeopleInput {
  const { firstName, lastName, birthDate, phone, medicaidId = '', note = '' } = values
  const fields = contactFields[isForSelf(values) ? 'self' : 'other']
  const contact = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, values[field]]))
  if (isForSelf(values)) contact.relationship = 'self'
  const input = { applicant: { firstName, lastName, birthDate, phone, medicaidId }, contact, note }
  // Whether it is complete is for the schema to say.
  return { ...input, notify: notifyInput(values.notify) } as PeopleInput
}

/** The ways in which the person wants to be told. */
export function notifyInput(notify = ''): PeopleInput['notify'] {
  const ways = notify.split(' ')
  return { sms: ways.includes('sms'), email: ways.includes('email') }
}

/** Checks what was typed by the contract's own schema; only what is asked here counts. */
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

/** A refused call with what it says of people under the names of their fields. */
export function peopleRefusal(error: ApiError, values: Partial<PeopleValues>): ApiError {
  const fields = Object.entries(error.fields).map(([path, said]) => [fieldOf(path.split('.'), values), said])
  return new ApiError(error.code, error.message, error.status, Object.fromEntries(fields))
}

/** Whether a field is asked about people. */
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
