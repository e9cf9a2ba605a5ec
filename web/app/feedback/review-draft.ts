import { newKey } from '../ui/form/new-key'
import { forget, keep, readKept } from '../ui/form/window-store'
import type { Uploaded } from '../ui/upload/uploaded'

/** What is kept of a review until it is sent, for this window only. */
export interface ReviewDraft {
  rating: number
  commentText: string
  pictures: Uploaded[]
  /** Makes sure that a draft becomes one review, however often it is sent. */
  idempotencyKey: string
}

const storageKey = 'review'

/** The draft of this owner as it was left, or a new one. */
export function readDraft(owner: string): ReviewDraft {
  const fresh = { rating: 5, commentText: '', pictures: [], idempotencyKey: newKey() }
  return { ...fresh, ...(readKept(storageKey, owner) as Partial<ReviewDraft> | null) }
}

/** Keeps a draft. */
export function keepDraft(owner: string, draft: ReviewDraft): void {
  keep(storageKey, owner, draft)
}

/** Forgets the draft. */
export function clearDraft(): void {
  forget(storageKey)
}
