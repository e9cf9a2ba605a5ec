import type { Tx } from '../../db/client.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { CareError } from '../shared/errors.ts'
import { type Content, openContent } from '../shared/sealing.ts'
import type { Visit } from './visits.ts'

/** Places that an account can hold at one office and time: a couple comes together, larger groups call the agency. */
const placesTogether = 2

interface Holder {
  keys: Keyring
  patientId: string
  /** The person the visit is for. */
  applicant: Content['applicant']
  /** The application being moved, whose own visit does not count. */
  except?: string
  /** Whether the same person may have an overlapping visit at another office. */
  mayOverlap: boolean
  /** Set when staff book: they may arrange for larger groups to come together. */
  byStaff?: boolean
}

/**
 * Prevents one person from holding two places at one office and time, and one account from taking all of them; asks before a visit that
 * overlaps one at another office. The caller holds the patient's lock.
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

/** The account's other open visits that overlap this one. */
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
