import { getStaffApplication, writeToApplicant } from '@portal/contract/care/applications/staff'
import { addClosedDay } from '@portal/contract/care/visits/schedules'
import { dayAhead } from '../../setup/care.ts'
import { applied, booked, type ReadRow, type ReadScene } from '../row.ts'

const one =
  (more: object = {}): ReadRow =>
  async (scene) => {
    const { id } = await applied(scene)
    return { id, input: { id, ...more } }
  }

const visit =
  (more: object = {}): ReadRow =>
  async (scene) => {
    const { id, officeId } = await booked(scene, day)
    const slot = { companyAddressId: officeId, reserveDate: dayAhead(6), reserveTime: '11:00' }
    return { id, input: { id, ...slot, ...more } }
  }

const listed =
  (more: object = {}): ReadRow =>
  async (scene) => {
    await scene.portal.db.deleteFrom('application_requests').execute()
    const { id } = await applied(scene)
    return { id, input: more }
  }

const day = dayAhead(5)

/** A visit on a day that its office has closed since. */
async function displaced(scene: ReadScene) {
  const { portal, staff } = scene
  const { id, officeId } = await booked(scene, day)
  const closing = { companyAddressId: officeId, everyOffice: false, day, reason: { en: 'Water damage' } }
  const { closedDays } = (await portal.call(addClosedDay, closing, staff.headers)).body.data
  const closedDayId = closedDays.find((one) => one.day === day)?.id
  return { id, office: { companyAddressId: officeId }, closedDayId }
}

/** Applications and visits. */
export const applications: Record<string, ReadRow> = {
  'GET /staff/serviceRecord/page': listed(),
  'POST /staff/serviceRecord/search': listed({ search: 'Mei' }),
  'GET /staff/serviceRecord/{id}': one(),
  'GET /staff/serviceRecord/{id}/medicaid-id': one(),
  'POST /staff/serviceRecord/{id}/progress': one({ progress: 'unknown', text: 'We ask the state.' }),
  'POST /staff/serviceRecord/{id}/document-request': one({ kind: 'doctorNote' }),
  'POST /staff/serviceRecord/{id}/message': async (scene) => {
    const { portal, staff } = scene
    const { id } = await applied(scene)
    const { events } = (await portal.call(getStaffApplication, { id }, staff.headers)).body.data
    const answer = { id, text: 'Please call us.' }
    // A colleague has answered since the writer read the first event.
    await portal.call(writeToApplicant, answer, staff.headers)
    return { id, input: answer, late: { ...answer, after: events[0]?.id } }
  },
  'POST /staff/serviceRecord/{id}/call': one({ outcome: 'reached' }),
  'POST /staff/serviceRecord/{id}/move': visit(),
  'POST /staff/serviceRecord/{id}/call-off': visit({ text: 'The office is closed that day.' }),
  'POST /staff/visit/{id}/attendance': async (scene) => {
    const { id } = await booked(scene, day)
    const now = { starts_at: new Date(), ends_at: new Date(Date.now() + 60_000) }
    await scene.portal.db.updateTable('application_requests').set(now).where('id', '=', id).execute()
    return { id, input: { id, attendance: 'arrived' } }
  },
  'GET /staff/office/{companyAddressId}/visits': async (scene) => {
    const { id, officeId } = await booked(scene, day)
    return { id, input: { companyAddressId: officeId, day } }
  },
  'GET /staff/office/{companyAddressId}/displaced-visits': async (scene) => {
    const { id, office } = await displaced(scene)
    return { id, input: office }
  },
  'POST /staff/office/{companyAddressId}/closed-day/{closedDayId}/call-off': async (scene) => {
    const { id, office, closedDayId } = await displaced(scene)
    // A colleague has changed the visit meanwhile, so it stays and is shown again.
    return { id, input: { ...office, closedDayId, visits: [{ id, version: 999 }] } }
  },
}
