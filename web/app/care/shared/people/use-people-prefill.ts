import type { PatientInfo } from '@portal/contract/accounts/own'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formatPhone } from '../../../accounts/phone-number'
import type { PeopleValues } from './people'

type PeopleForm = Pick<UseFormReturn<PeopleValues>, 'watch' | 'getValues' | 'setValue' | 'clearErrors'>

/**
 * Fills empty fields from the logged-in user's record once the user has said who needs care. When the answer changes from
 * the user to another person, the user's data moves from the patient's fields to the contact's.
 */
export function usePeoplePrefill(form: PeopleForm, info: PatientInfo | null): void {
  const forWhom = form.watch('forWhom')
  const before = useRef(forWhom)
  const { getValues, setValue, clearErrors } = form
  useEffect(() => {
    const leavesOneself = before.current === 'self' && forWhom === 'other'
    before.current = forWhom
    if (!info) return
    const isOwn = getValues('firstName') === info.firstName && getValues('lastName') === info.lastName
    if (leavesOneself && isOwn) for (const name of ['birthDate', 'medicaidId'] as const) setValue(name, '')
    if (forWhom === '' && info.careFor === 'other') return setValue('forWhom', 'other')
    for (const [name, own] of Object.entries(known(info)) as [keyof PeopleValues, string][]) {
      const typed = getValues(name)
      if (forWhom === 'self' && typed === '') {
        setValue(name, own)
        // The value is valid now, so clear an error from an earlier validation.
        if (own) clearErrors(name)
      }
      if (leavesOneself && typed === own && name !== 'email') setValue(name, '')
    }
    if (forWhom !== 'other') return
    for (const [name, own] of Object.entries(knownContact(info)) as [keyof PeopleValues, string][])
      if (getValues(name) === '') setValue(name, own)
  }, [forWhom, info, getValues, setValue, clearErrors])
}

function known({ firstName, lastName, phone, email }: PatientInfo) {
  return { firstName, lastName, phone: formatPhone(phone), email }
}

function knownContact({ firstName, lastName, phone, email }: PatientInfo) {
  return { contactFirstName: firstName, contactLastName: lastName, contactPhone: formatPhone(phone), email }
}
