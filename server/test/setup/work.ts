import { applyForService } from '@portal/contract/care/applications/applying'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import type { InputOf } from '@portal/contract/endpoint'
import type { RecordKind } from '@portal/contract/work/kinds'
import { arrangeWork, getWorkPage, type WorkItem } from '@portal/contract/work/staff'
import { documentsOf, newService, onlineOf } from './care.ts'
import { newCaregiver, newPatient, type Person } from './people.ts'
import type { TestPortal } from './portal.ts'

type Staff = Pick<Person, 'headers'>
type Filter = InputOf<typeof getWorkPage>

let ids = 0

/** A Medicaid ID that no patient has submitted yet. */
function newMedicaidId(): string {
  return `WQ${String(10_000 + ids++)}A`
}

/** Makes records that wait for staff, in a scene that is set up later. */
export function waitingRecords(scene: () => { portal: TestPortal }) {
  const apply = async (patient: Person) => {
    const { portal } = scene()
    const application = onlineOf(await newService(portal.db), await documentsOf(portal, patient))
    const { body } = await portal.call(applyForService, application, patient.headers)
    return body.data
  }
  return {
    check: async () => {
      const { portal } = scene()
      const patient = await newPatient(portal)
      await portal.call(submitWhiteCard, { whiteCardId: newMedicaidId() }, patient.headers)
      return { kind: 'check' as const, id: patient.id, person: patient }
    },
    application: async () => {
      const patient = await newPatient(scene().portal)
      return { kind: 'application' as const, ...(await apply(patient)), person: patient }
    },
    caregiver: async () => {
      const caregiver = await newCaregiver(scene().portal)
      return { kind: 'caregiver' as const, id: caregiver.id, person: caregiver }
    },
  }
}

/** Reads the queue as staff, page by page. */
export function queueReader(portal: TestPortal) {
  const page = async (staff: Staff, filter: Filter = {}) =>
    (await portal.call(getWorkPage, filter, staff.headers)).body.data
  const all = async (staff: Staff, filter: Filter = {}) => {
    const records: WorkItem[] = []
    for (let after = ''; ; ) {
      const read = await page(staff, { pageSize: 100, ...filter, after })
      records.push(...read.records)
      if (read.next === '') return records
      after = read.next
    }
  }
  const find = async (staff: Staff, { kind, id }: { kind: RecordKind; id: string }, filter: Filter = {}) =>
    (await all(staff, filter)).find((item) => item.kind === kind && item.id === id)
  const arrange = (staff: Staff, ...items: InputOf<typeof arrangeWork>['items']) =>
    portal.call(arrangeWork, { items }, staff.headers)
  return { page, all, find, arrange }
}
