import type { Uploaded } from '../ui/upload/uploaded'
import { WindowDraft, type WindowDraftKind } from '../ui/wizard/window-draft'

/** The stored content of a review until it is submitted. */
interface ReviewContent {
  rating: number
  commentText: string
  pictures: readonly Uploaded[]
}

const kind: WindowDraftKind<ReviewContent> = {
  name: 'review',
  version: 2,
  empty: { rating: 5, commentText: '', pictures: [] },
}

/** Opens the review that this user started in this window, or a new one. */
export function openReview(owner: string): WindowDraft<ReviewContent> {
  return new WindowDraft(kind, owner)
}
