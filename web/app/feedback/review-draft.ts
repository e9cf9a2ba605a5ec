/** What is kept of a review until it is sent, for this window only. */
export interface ReviewDraft {
  rating: number
  commentText: string
  pictures: DraftPicture[]
  /** Makes sure that a draft becomes one review, however often it is sent. */
  idempotencyKey: string | undefined
}

export interface DraftPicture {
  fileId: string
  /** The file's name as the person knows it. */
  name: string
}

const storageKey = 'review'

/** The draft of this person as it was left, or a new one. Another person's is not shown: it is dropped. */
export function readDraft(person: string): ReviewDraft {
  const fresh = { rating: 5, commentText: '', pictures: [], idempotencyKey: newKey() }
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Kept> | null)
  return kept?.person === person ? { ...fresh, ...kept.draft } : fresh
}

/** Keeps a draft. */
export function keepDraft(person: string, draft: ReviewDraft): void {
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify({ person, draft } satisfies Kept)))
}

/** Forgets the draft. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(storageKey))
}

interface Kept {
  person: string
  draft: ReviewDraft
}

/** Browsers give keys to secure pages only; without one the server knows a review by its content. */
function newKey(): string | undefined {
  return globalThis.crypto?.randomUUID?.()
}

/** Without storage (full, or forbidden), the draft lives as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.info('the draft is not stored:', error instanceof Error ? error.message : error)
    return undefined
  }
}
