import { mostReviewsPerDay } from '@portal/contract/feedback/own'

type Status = 'pending' | 'published' | 'rejected'

/** What is judged of a review. */
interface JudgedReview {
  status: Status
}

/** Whether an author may have handed in this many reviews within a day, the newest with them. */
export function mayHaveWritten(reviews: number): boolean {
  return reviews <= mostReviewsPerDay
}

/** Only what is on the site can be taken off it. */
export function mayUnpublish({ status }: JudgedReview): boolean {
  return status === 'published'
}

/** Which message a decision causes; null when it decides nothing new. */
export function noticeOfDecision(
  before: JudgedReview,
  after: Exclude<Status, 'pending'>,
): 'commentPublished' | 'commentRejected' | null {
  if (before.status === after) return null
  return after === 'published' ? 'commentPublished' : 'commentRejected'
}
