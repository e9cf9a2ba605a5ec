import { type CareDocumentKind, careDocumentKinds } from '@portal/contract/care/services/services'
import { useAccountTexts } from '../../locales/accounts'
import { useApplicationTexts } from '../../locales/application'
import { useCareTexts } from '../../locales/care'
import { usePeopleTexts } from '../../locales/care-people'
import type { Values } from './values'

/** The label of a field or a kind of document, for use outside its step. */
export function useLabels(values: Values): (name: string) => string {
  const words = useApplicationTexts()
  const people = usePeopleTexts()
  const care = useCareTexts()
  const { register } = useAccountTexts()
  const applicant = people.applicant[values.forWhom === 'self' ? 'self' : 'other']
  const ofApplicant = (label: string) => words.labelOf(label, applicant)
  const ofContact = (label: string) => words.labelOf(label, people.contact)
  const labels: Partial<Record<string, string>> = {
    forWhom: people.forWhom,
    firstName: ofApplicant(register.firstName),
    lastName: ofApplicant(register.lastName),
    birthDate: ofApplicant(people.birthDate),
    phone: ofApplicant(people.phone),
    medicaidId: people.medicaidId,
    relationship: people.relationship,
    permission: people.permission,
    contactFirstName: ofContact(register.firstName),
    contactLastName: ofContact(register.lastName),
    contactPhone: ofContact(people.phone),
    email: people.email,
    address: register.address,
    apartment: register.apartment,
    city: register.city,
    postcode: register.postcode,
    note: words.help,
    notify: people.notify,
  }
  return (name) => (isDocument(name) ? care.documents[name].title : (labels[name] ?? care.papers))
}

function isDocument(name: string): name is CareDocumentKind {
  return careDocumentKinds.some((kind) => kind === name)
}
