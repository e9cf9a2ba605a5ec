import { sendCode } from '@portal/contract/accounts/public'
import { newActivity } from '../setup/activities.ts'
import { dayAhead, newOffice, newService, upload } from '../setup/care.ts'
import { codeOf, newCaregiver, newPatient, newPhone, type Person, prove } from '../setup/people.ts'
import type { TestPortal } from '../setup/portal.ts'

/** What the calls are about: two people of their own, and records that can be applied to. */
export interface Scene {
  patient: Person
  caregiver: Person
  serviceId: number
  officeId: number
  activityId: number
  day: string
  newFile(): Promise<string>
  /** Proofs of two phones that nobody has registered yet. */
  proofs: string[]
  /** A phone and the code to reset its password with. */
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
    proofs: [await prove(portal, newPhone()), await prove(portal, newPhone())],
    reset: { phone: reset.phone, code: await codeOf(portal, reset.phone) },
  }
}
