import type { PatientInfo } from '@portal/contract/accounts/own'
import { type applyForService, Home } from '@portal/contract/care/applying'
import type { InputOf } from '@portal/contract/endpoint'
import { formatPhone } from '../../accounts/phone-number'
import type { ContractSchema } from '../../ui/form/contract-resolver'
import { emptyPeople, type PeopleValues, peopleInput, peopleSchema } from '../shared/people'
import type { Paper } from './papers'

const emptyHome = { address: '', apartment: '', city: '', postcode: '' }

/** What is typed in an online application, flat and all text. */
export type Values = PeopleValues & typeof emptyHome

/** What was typed; before that, what the agency knows of the person who is logged in. */
export function valuesOf(typed: Readonly<Record<string, string>>, info: PatientInfo): Values {
  const { firstName, lastName, phone, address, apartment, city, postcode } = info
  const contact = { contactFirstName: firstName, contactLastName: lastName, contactPhone: formatPhone(phone) }
  const home = typed.forWhom === 'self' ? { address, apartment, city, postcode } : emptyHome
  return { ...emptyPeople, ...contact, email: info.email, ...home, ...typed }
}

/** Checks an application's fields by the contract's own schemas. */
export const valuesSchema: ContractSchema<Values> = {
  _zod: { input: { ...emptyPeople, ...emptyHome } },
  safeParse(typed) {
    const people = peopleSchema.safeParse(typed).error?.issues ?? []
    const issues = [...people, ...(Home.safeParse(typed).error?.issues ?? [])]
    return { success: issues.length === 0, error: { issues } }
  },
}

/** An application as `applyForService` takes it. */
export function applicationInput(
  serviceId: number,
  values: Values,
  papers: readonly Paper[],
  idempotencyKey: string,
): InputOf<typeof applyForService> {
  const { address, apartment, city, postcode } = values
  return {
    ...peopleInput(values),
    serviceId,
    idempotencyKey,
    method: 'online',
    home: { address, apartment, city, postcode },
    documents: papers.map(({ kind, fileId }) => ({ kind, fileId })),
    agreed: true,
  }
}
