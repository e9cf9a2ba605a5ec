import { sendCode } from '@portal/contract/accounts/public'
import { newActivity } from '../setup/activities.ts'
import { dayAhead, newOffice, newService, upload } from '../setup/care.ts'
import { codeOf, newCaregiver, newPatient, newPhone, type Person, verifyPhone } from '../setup/people.ts'
import type { TestPortal } from '../setup/portal.ts'

/** The data for the calls: two new people, and records to apply to. */
export interface Scene {
  patient: Person
  caregiver: Person
  serviceId: number
  officeId: number
  activityId: number
  day: string
  newFile(): Promise<string>
  /** Proofs of two phones that are not registered yet. */
  proofs: string[]
  /** A phone and a code for resetting its password. */
  reset: { phone: string; code: string }
}

export async function makeScene(portal: TestPortal): Promise<Scene> {
  const [patient, reset] = [await newPatient(portal), await newPatient(portal)]
  await portal.db.deleteFrom('throttles').execute()
  await portal.call(sendCode, { phone: reset.phone, purpose: 'reset' })
  return {
    patient,
    caregiver: await newCaregiver(portal),
    serviceId: await newService(portal.db),
    officeId: await newOffice(portal.db),
    activityId: await newActivity(portal),
    day: dayAhead(5),
    newFile: () => upload(portal, patient),
    proofs: [await verifyPhone(portal, newPhone()), await verifyPhone(portal, newPhone())],
    reset: { phone: reset.phone, code: await codeOf(portal, reset.phone) },
  }
}
