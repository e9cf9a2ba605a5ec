import { undoHeader } from '@portal/contract/undo'

/** A save that can be taken back for ten seconds (docs/decisions/0160). */
export interface Offer {
  id: string
  /** How many messages wait until then. */
  messages: number
  /** When the answer came, by `performance.now()`. */
  since: number
  /** Gives back what was typed. */
  restore?: () => unknown
}

/** By the options of the call, until its answer has been read. */
const offered = new WeakMap<object, Offer>()

/** Notes the offer that comes with the answer to a call. */
export function noteOffer(options: object, { headers }: Response): void {
  const [id = '', messages] = headers.get(undoHeader)?.split(' ') ?? []
  if (id) offered.set(options, { id, messages: Number(messages), since: performance.now() })
}

/** Ties the offer to what was answered. */
export function tieOffer(options: object, saved: unknown): void {
  const offer = offered.get(options)
  if (offer && typeof saved === 'object' && saved !== null) offered.set(saved, offer)
}

/** The offer that came with an answer; undefined when what was saved cannot be taken back. */
export function offerOf(saved: unknown): Offer | undefined {
  return typeof saved === 'object' && saved !== null ? offered.get(saved) : undefined
}
