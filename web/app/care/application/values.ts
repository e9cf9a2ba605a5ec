import type { PatientInfo } from '@portal/contract/accounts/own'
import { type applyForService, Home } from '@portal/contract/care/applications/applying'
import type { InputOf } from '@portal/contract/endpoint'
import { formatPhone } from '../../accounts/phone-number'
import type { ContractSchema } from '../../ui/form/contract-resolver'
import { emptyPeople, type PeopleValues, peopleInput, peopleSchema } from '../shared/people/people'
import type { Document } from './documents'

export const emptyHome = { address: '', apartment: '', city: '', postcode: '' }

/** The values of an online application, as a flat record of strings. */
export type Values = PeopleValues & typeof emptyHome

/** The typed values, with defaults from the logged-in user's record. */
export function valuesOf(typed: Readonly<Record<string, string>>, info: PatientInfo): Values {
  const { firstName, lastName, phone, address, apartment, city, state, postcode } = info
  const contact = { contactFirstName: firstName, contactLastName: lastName, contactPhone: formatPhone(phone) }
  const home = typed.forWhom === 'self' && state === 'NY' ? { address, apartment, city, postcode } : emptyHome
  return { ...emptyPeople, ...contact, email: info.email, ...home, ...typed }
}

/** Validates an application's fields with the contract's own schemas. */
export const valuesSchema: ContractSchema<Values> = {
  _zod: { input: { ...emptyPeople, ...emptyHome } },
  safeParse(typed) {
    const people = peopleSchema.safeParse(typed).error?.issues ?? []
    const issues = [...people, ...(Home.safeParse(typed).error?.issues ?? [])]
    return { success: issues.length === 0, error: { issues } }
  },
}

/** Converts the values to the input of `applyForService`. */
export function applicationInput(
  serviceId: number,
  values: Values,
  documents: readonly Document[],
  idempotencyKey: string,
): InputOf<typeof applyForService> {
  const { address, apartment, city, postcode } = values
  return {
    ...peopleInput(values),
    serviceId,
    idempotencyKey,
    method: 'online',
    home: { address, apartment, city, postcode },
    documents: documents.map(({ kind, fileId }) => ({ kind, fileId })),
    agreed: true,
  }
}
