import { dayAhead } from '../setup/care.ts'
import type { Person } from '../setup/people.ts'
import { password } from '../setup/people.ts'

/** The nine callers of the matrix, in the order of every row below. */
export const callers = [
  'no token',
  'garbage',
  'expired',
  'revoked',
  'patient',
  'other patient',
  'caregiver',
  'other caregiver',
  'staff',
] as const
export type Caller = (typeof callers)[number]

/** People and their records: `patient` and `caregiver` are the owners, the others are strangers. */
export interface Scene {
  tokens: Record<Caller, string | undefined>
  patient: Person
  caregiver: Person
  /** A document of `caregiver` with its file, and a file uploaded by `patient`. */
  documentId: string
  documentFileId: string
  patientFileId: string
  patientSessionId: string
  /** A device of `patient` that shows notices. */
  patientPushId: string
  /** A service, an office, and a visit of `patient` there. */
  serviceId: number
  officeId: number
  applicationId: string
  undeliveredId: string
  callbackId: string
  /** A file just uploaded by the caller, or by someone else if the caller cannot upload. */
  newFileOf: (caller: Caller) => Promise<string>
  proof: () => Promise<string>
  /** The training of `caregiver`, made when a row first asks for it. */
  training: () => Promise<TrainingScene>
}

/** A module with a viewing and an exam under way, and one with a certificate. */
export interface TrainingScene {
  moduleId: number
  viewingId: string
  attemptId: string
  questionId: number
  signedModuleId: number
  certificateNumber: string
}

/** A call's input, and the status that each caller gets. */
export interface Row {
  input: (scene: Scene, caller: Caller) => unknown
  expected: readonly number[]
  /** The call changes the people, so the row gets new ones. */
  fresh?: boolean
}

const nobody = [401, 401, 401, 401]
export const everyone = (status: number) => callers.map(() => status)
export const people = (
  patient: number,
  otherPatient: number,
  caregiver: number,
  otherCaregiver: number,
  staff: number,
) => [...nobody, patient, otherPatient, caregiver, otherCaregiver, staff]
export const session = people(200, 200, 200, 200, 200)
export const person = people(200, 200, 200, 200, 403)
export const patients = people(200, 200, 403, 403, 403)
export const caregivers = people(403, 403, 200, 200, 403)
export const coordinators = people(403, 403, 403, 403, 200)
export const allRefused = people(403, 403, 403, 403, 403)
export const ownPatient = people(200, 404, 403, 403, 403)
export const ownCaregiver = people(403, 403, 200, 404, 403)

export const nothing = () => ({})
export const unknownNumber = 999_999
export const unknownId = '00000000-0000-4000-8000-000000000000'
export const passwords = { currentPassword: password, password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
export const secrets = { password, confirmation: password, agreed: true }

export const own = (scene: Scene) => ({ id: scene.applicationId })
export const office = (scene: Scene) => ({ companyAddressId: scene.officeId })
export const visit = (scene: Scene) => ({ ...office(scene), reserveDate: dayAhead(5), reserveTime: '10:00' })
export const everyDay = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))

let numbers = 1000

/** A number not used by any other row. */
export function nextNumber(): number {
  return numbers++
}
