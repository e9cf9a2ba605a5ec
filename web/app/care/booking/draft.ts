import type { TypedValues } from '../../ui/form/kept-values'
import { WindowDraft } from '../../ui/wizard/window-draft'
import { emptyPeople, type PeopleValues } from '../shared/people'

/** What is kept of a booking until it is sent; the address keeps the rest. */
interface BookingContent {
  /** What was typed about people. */
  values: TypedValues
  /** The service that the key is for; 0 before the first attempt to send it. */
  serviceId: number
  /** The slot under which it was sent last: its answer may have been lost. Empty before. */
  sentSlot: string
}

export type BookingDraft = WindowDraft<BookingContent>

const kind = {
  name: 'booking',
  version: 2,
  empty: { values: {}, serviceId: 0, sentSlot: '' },
  secrets: ['medicaidId'],
}
let open: BookingDraft | null = null

/** The booking that this person has begun in this window, or a new one. It outlives a login, also what is not stored of it. */
export function openBooking(owner: string): BookingDraft {
  if (open?.owner !== owner || open.ended) open = new WindowDraft<BookingContent>(kind, owner)
  return open
}

/** What was typed about people. */
export function peopleIn(draft: BookingDraft): PeopleValues {
  return { ...emptyPeople, ...draft.read().content.values }
}

/** The key under which a service is booked: the same until the visit is booked, and another one for another service. */
export function bookingKey(draft: BookingDraft, serviceId: number): string {
  if (draft.read().content.serviceId !== serviceId) {
    draft.renewKey()
    draft.change({ serviceId, sentSlot: '' })
  }
  return draft.read().key
}
