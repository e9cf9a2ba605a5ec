import { undoHeader } from '@portal/contract/undo'

/** A save that can be undone for ten seconds (docs/decisions/0160). */
export interface Offer {
  id: string
  /** The number of messages held back until then. */
  messages: number
  /** The time of the response, by `performance.now()`. */
  since: number
  /** Restores the form's input. */
  restore?: () => unknown
}

/** Offers by the options of the call, and by the response once it has been read. */
const offered = new WeakMap<object, Offer>()

/** Records the offer in the response to a call. */
export function noteOffer(options: object, { headers }: Response): void {
  const [id = '', messages] = headers.get(undoHeader)?.split(' ') ?? []
  if (id) offered.set(options, { id, messages: Number(messages), since: performance.now() })
}

/** Associates the offer with the response data. */
export function tieOffer(options: object, saved: unknown): void {
  const offer = offered.get(options)
  if (offer && typeof saved === 'object' && saved !== null) offered.set(saved, offer)
}

/** The offer that came with the response; undefined when the save cannot be undone. */
export function offerOf(saved: unknown): Offer | undefined {
  return typeof saved === 'object' && saved !== null ? offered.get(saved) : undefined
}
