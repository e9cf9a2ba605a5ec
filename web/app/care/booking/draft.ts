import type { TypedValues } from '../../ui/form/typed-values'
import { openWindowDraft, type WindowDraft } from '../../ui/wizard/window-draft'
import { emptyPeople, type PeopleValues } from '../shared/people/people'
import type { ServiceChoice } from './address'

/** The stored content of a booking until it is submitted; the URL keeps the rest. */
interface BookingContent {
  /** Typed values of the people step. */
  values: TypedValues
  /** The service that the idempotency key was created for; 0 before the first submission. */
  serviceId: ServiceChoice
  /** The slot of the last submission, whose response may have been lost; empty before the first. */
  sentSlot: string
}

export type BookingDraft = WindowDraft<BookingContent>

const kind = {
  name: 'booking',
  version: 2,
  empty: { values: {}, serviceId: 0, sentSlot: '' },
  secrets: ['medicaidId'],
}

/** Opens the booking that this user started in this window, or a new one. */
export function openBooking(owner: string): BookingDraft {
  return openWindowDraft<BookingContent>(kind, owner)
}

/** The values of the people step. */
export function peopleIn(draft: BookingDraft): PeopleValues {
  return { ...emptyPeople, ...draft.read().content.values }
}

/** The idempotency key for booking a service: the same until the booking succeeds; changes with the service. */
export function bookingKey(draft: BookingDraft, serviceId: ServiceChoice): string {
  if (draft.read().content.serviceId !== serviceId) {
    draft.renewKey()
    draft.change({ serviceId, sentSlot: '' })
  }
  return draft.read().key
}
