import type { OwnReview } from '@portal/contract/feedback/own'
import type { Uploaded } from '../ui/upload/uploaded'
import { openWindowDraft, type WindowDraft, type WindowDraftKind } from '../ui/wizard/window-draft'

/** The stored content of a review until it is submitted. */
interface ReviewContent {
  rating: number
  commentText: string
  pictures: readonly Uploaded[]
}

export type ReviewDraft = WindowDraft<ReviewContent>

const kind: WindowDraftKind<ReviewContent> = {
  name: 'review',
  version: 2,
  empty: { rating: 5, commentText: '', pictures: [] },
}

/** Opens the review that this user started in this window, or a new one. */
export function openReview(owner: string): ReviewDraft {
  return openWindowDraft(kind, owner)
}

/** Opens the changes of a sent review that this user started in this window; they begin with the review as it is. */
export function openChange(owner: string, review: OwnReview, nameOf: (i: number) => string): ReviewDraft {
  const { commentId, rating, commentText, imageFileIds } = review
  const pictures = imageFileIds.map((fileId, i) => ({ fileId, name: nameOf(i) }))
  const changes = { ...kind, name: 'review-change', empty: { rating, commentText, pictures } }
  return openWindowDraft(changes, owner, `${commentId}`)
}
