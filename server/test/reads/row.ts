import { applyForService } from '@portal/contract/care/applications/applying'
import { documentsOf, newOffice, newService, onlineOf, typedApplication, visitOf } from '../setup/care.ts'
import { newPatient, newStaff, type Person } from '../setup/people.ts'
import type { TestPortal } from '../setup/portal.ts'

/** A portal with a member of staff who has every role. */
export interface ReadScene {
  portal: TestPortal
  staff: Awaited<ReturnType<typeof newStaff>>
  serviceId: number
  officeId: number
}

/** A call that shows one record. */
export interface Shown {
  input: object
  /** The id by which the audit log has to name the record or its person. */
  id: string | (() => Promise<string>)
  /** What a save is called with that comes too late; without it, `input` with an old version. */
  late?: object
  /** Actions of further entries about the call, none of which names the record. */
  besides?: readonly string[]
}

/** Makes a record as people make it, and says how it is read. */
export type ReadRow = (scene: ReadScene) => Promise<Shown>

/** Starts a scene for all rows. */
export async function makeReadScene(portal: TestPortal): Promise<ReadScene> {
  const staff = await newStaff(portal, 'admin', 'coordinator', 'editor', 'trainer')
  return { portal, staff, serviceId: await newService(portal.db), officeId: await newOffice(portal.db) }
}

/** A new patient's application with papers. */
export async function applied({ portal, serviceId }: ReadScene): Promise<{ id: string; patient: Person }> {
  const patient = await newPatient(portal)
  const { applicant } = typedApplication
  const documents = onlineOf(serviceId, await documentsOf(portal, patient))
  const input = { ...documents, applicant: { ...applicant, medicaidId: 'AB12345C' } }
  return { id: (await portal.call(applyForService, input, patient.headers)).body.data.id, patient }
}

/** A new patient's visit to an office of its own, or to a given one. */
export async function booked(scene: ReadScene, day: string, time = '09:30', office?: number) {
  const { portal, serviceId } = scene
  const patient = await newPatient(portal)
  const officeId = office ?? (await newOffice(portal.db))
  const visit = visitOf(serviceId, officeId, day, time)
  const { data } = (await portal.call(applyForService, visit, patient.headers)).body
  return { id: data.id, patient, officeId }
}
