import { openExchange, waitingPatient } from '../../setup/batches.ts'
import type { Said } from '../../setup/eligibility.ts'
import { answerTo, eligible } from '../../setup/eligibility.ts'
import type { ReadRow, ReadScene } from '../row.ts'

const one =
  (more: object = {}): ReadRow =>
  async ({ portal }) => {
    const { id } = await waitingPatient(portal)
    return { id, input: { accountId: id, ...more } }
  }

/** A batch with the check of a new patient, answered if the state says something. */
async function batch({ portal }: ReadScene, said?: Said) {
  const exchange = await openExchange(portal)
  const patient = await waitingPatient(portal)
  const { id } = (await exchange.make([patient])).body.data
  if (said) await exchange.answer(id, [said])
  const { version, list } = await exchange.batchOf(id)
  return { id, version, checkId: list[0]?.id, patientId: patient.id, inquiry: await exchange.inquiryOf(id) }
}

/** An answer without a birth date, and with another name. */
const unlike: Said = {
  says: eligible.says,
  person: (segments) => segments.filter((one) => !one.startsWith('DMG')).map((one) => one.replace('*MEI*', '*LAN*')),
}

/** Medicaid checks, one by one and in batches. */
export const checks: Record<string, ReadRow> = {
  'GET /staff/white-card/page': one({ pageSize: 100 }),
  'POST /staff/white-card/search': async ({ portal }) => {
    const { id, whiteCardId } = await waitingPatient(portal)
    return { id, input: { search: whiteCardId } }
  },
  'GET /staff/white-card/{accountId}': one(),
  'GET /staff/white-card/{accountId}/medicaid-id': one(),
  'POST /staff/white-card/{accountId}/decide': one({ status: 'eligible' }),
  'GET /staff/white-card-batch/{id}': async (scene) => {
    const { id, patientId } = await batch(scene)
    return { id: patientId, input: { id } }
  },
  'GET /staff/white-card-batch/{id}/file': async (scene) => {
    const { id, patientId } = await batch(scene)
    return { id: patientId, input: { id }, besides: ['white-card.batch-file'] }
  },
  'POST /staff/white-card-batch/{id}/answer': async (scene) => {
    const { id, version, inquiry, patientId } = await batch(scene, eligible)
    const again = new Blob([answerTo(inquiry, [eligible])])
    const other = new Blob([answerTo(inquiry, [unlike])])
    return { id: patientId, input: { id, version, file: again }, late: { id, version: 999, file: other } }
  },
  'POST /staff/white-card-batch/{id}/confirm': async (scene) => {
    const { id, patientId } = await batch(scene, eligible)
    return { id: patientId, input: { id }, besides: ['white-card.batch-confirm'] }
  },
  'POST /staff/white-card-batch/{id}/compare': async (scene) => {
    const { id, checkId, patientId } = await batch(scene, unlike)
    return { id: patientId, input: { id, checkId, isSame: true }, besides: ['white-card.same-person'] }
  },
  'POST /staff/white-card-batch/{id}/close': async (scene) => {
    const { id } = await batch(scene)
    return { id, input: { id } }
  },
}
