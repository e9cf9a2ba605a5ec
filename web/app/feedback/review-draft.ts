import type { Uploaded } from '../ui/upload/uploaded'
import { WindowDraft, type WindowDraftKind } from '../ui/wizard/window-draft'

/** What is kept of a review until it is sent. */
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

/** The review that this person has begun in this window, or a new one. */
export function openReview(owner: string): WindowDraft<ReviewContent> {
  return new WindowDraft(kind, owner)
}
