import type { Tx } from '../../db/client.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { CareError } from '../shared/errors.ts'
import { type Content, openContent } from '../shared/sealing.ts'
import type { Visit } from './visits.ts'

/** How many places at one office and time an account can hold: a couple comes together, more people call. */
const placesTogether = 2

interface Holder {
  keys: Keyring
  patientId: string
  /** Whom the visit is for. */
  applicant: Content['applicant']
  /** The application that moves, whose own visit does not count. */
  except?: string
  /** Whether the same person may have another visit at that time, elsewhere. */
  mayOverlap: boolean
  /** Staff arrange for more people to come together, who have called. */
  byStaff?: boolean
}

/**
 * Keeps one person from holding two places at one office and time, an account from taking all of them, and asks about visits at one time
 * in two places. The caller holds the lock of the patient.
 * @throws CareError slot_unavailable at `reserveTime`, visit_overlaps
 */
export async function assertOneVisit(tx: Tx, visit: Visit, holder: Holder): Promise<void> {
  const others = await visitsAt(tx, visit, holder)
  const here = others.filter(({ office_id }) => office_id === visit.officeId)
  const own = others.filter(({ applicant }) => personOf(applicant) === personOf(holder.applicant))
  if (here.some((other) => own.includes(other))) throw new CareError('slot_unavailable', { reserveTime: 'slotTwice' })
  if (here.length >= placesTogether && !holder.byStaff)
    throw new CareError('slot_unavailable', { reserveTime: 'slotTogether' })
  if (own.length > 0 && !holder.mayOverlap) throw new CareError('visit_overlaps')
}

/** The account's other open visits that overlap one. */
async function visitsAt(tx: Tx, { startsAt, endsAt }: Visit, { keys, patientId, except }: Holder) {
  const rows = await tx
    .selectFrom('application_requests')
    .select(['id', 'office_id', 'content_sealed'])
    .where('patient_id', '=', patientId)
    .where('progress', '!=', 'finished')
    .where('cancelled_at', 'is', null)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .execute()
  return rows
    .filter(({ id }) => id !== except)
    .map(({ id, office_id, content_sealed }) => ({ office_id, ...openContent(keys, id, content_sealed) }))
}

function personOf({ firstName, lastName, birthDate }: Content['applicant']): string {
  return [firstName, lastName, birthDate].map((part) => part.toLowerCase().replace(/\s/g, '')).join('|')
}
