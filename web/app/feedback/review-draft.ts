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

/** The draft of this person as it was left, or a new one. Another person's is not shown: it is dropped. */
export function readDraft(person: string): ReviewDraft {
  const fresh = { rating: 5, commentText: '', pictures: [], idempotencyKey: newKey() }
  const kept = readKept(storageKey) as Kept | null
  return kept?.person === person ? { ...fresh, ...kept.draft } : fresh
}

/** Keeps a draft. */
export function keepDraft(person: string, draft: ReviewDraft): void {
  keep(storageKey, { person, draft } satisfies Kept)
}

/** Forgets the draft. */
export function clearDraft(): void {
  forget(storageKey)
}

interface Kept {
  person: string
  draft: ReviewDraft
}
