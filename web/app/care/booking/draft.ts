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
}

const storageKey = 'booking'
let known: Draft | null = null

/** What this person has typed. Another person's is not shown: it is dropped. */
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
  if (draft.serviceId !== serviceId) change({ ...draft, serviceId, key: newKey() })
  return draftOf(owner).key
}

/** A new key, after the one before has turned out to be another visit's. */
export function renewKey(owner: string): void {
  change({ ...draftOf(owner), key: newKey() })
}

/** Forgets the booking. */
export function clearBooking(): void {
  known = null
  forget(storageKey)
}

function draftOf(owner: string): Draft {
  known ??= readKept(storageKey) as Draft | null
  if (known && known.owner !== owner) clearBooking()
  if (!known) return { owner, people: emptyPeople, key: newKey(), serviceId: 0 }
  return { ...known, people: { ...emptyPeople, ...known.people } }
}

function change(draft: Draft) {
  known = draft
  keep(storageKey, { ...draft, people: { ...draft.people, medicaidId: '' } })
}
