import { newKey } from '../../ui/form/new-key'
import { forget, keep, readKept } from '../../ui/form/window-store'
import { emptyPeople, type PeopleValues } from '../shared/people'

/** What is kept of a booking until it is sent, for this window only; the address keeps the rest. */
interface Draft {
  /** Whose it is. */
  owner: string
  people: PeopleValues
  /** Makes sure that it becomes one visit, however often it is sent. */
  key: string
  /** The service that the key is for. */
  serviceId: number
  /** The slot under which it was sent last: its answer may have been lost. Empty before. */
  sentSlot: string
}

const storageKey = 'booking'
let known: Draft | null = null

/** What this person has typed. */
export function readPeople(owner: string): PeopleValues {
  return draftOf(owner).people
}

/** Keeps what is typed; the Medicaid ID only as long as the page lives. */
export function keepPeople(owner: string, typed: Partial<PeopleValues>): void {
  change({ ...draftOf(owner), people: { ...readPeople(owner), ...typed } })
}

/** The key of this booking: the same until it is done. */
export function bookingKey(owner: string, serviceId: number): string {
  const draft = draftOf(owner)
  if (draft.serviceId !== serviceId) change({ ...draft, serviceId, key: newKey(), sentSlot: '' })
  return draftOf(owner).key
}

/** A new key, after the one before has turned out to be another visit's. */
export function renewKey(owner: string): void {
  change({ ...draftOf(owner), key: newKey(), sentSlot: '' })
}

/** Whether the booking went out for this slot already, so that the slot may be taken by the booking itself. */
export function wasSentFor(owner: string, slot: string): boolean {
  return draftOf(owner).sentSlot === slot
}

/** Notes that the booking goes out for a slot. */
export function noteSent(owner: string, slot: string): void {
  change({ ...draftOf(owner), sentSlot: slot })
}

/** Forgets the booking. */
export function clearBooking(): void {
  known = null
  forget(storageKey)
}

function draftOf(owner: string): Draft {
  if (known?.owner !== owner) known = readKept(storageKey, owner) as Draft | null
  const fresh = { owner, people: emptyPeople, key: newKey(), serviceId: 0, sentSlot: '' }
  return { ...fresh, ...known, people: { ...emptyPeople, ...known?.people } }
}

function change(draft: Draft) {
  known = draft
  keep(storageKey, draft.owner, { ...draft, people: { ...draft.people, medicaidId: '' } })
}
