import { maxReviewsPerDay } from '@portal/contract/feedback/own'

type Status = 'pending' | 'published' | 'rejected'

/** The columns of a review that the rules depend on. */
interface ReviewFacts {
  status: Status
}

/** Whether an author may have submitted this many reviews within a day, including the newest. */
export function mayHaveWritten(reviews: number): boolean {
  return reviews <= maxReviewsPerDay
}

/** Only published reviews can be taken off the site. */
export function mayUnpublish({ status }: ReviewFacts): boolean {
  return status === 'published'
}

/** The notice that a decision sends to the author; null if the status is unchanged. */
export function noticeOfDecision(
  before: ReviewFacts,
  after: Exclude<Status, 'pending'>,
): 'commentPublished' | 'commentRejected' | null {
  if (before.status === after) return null
  return after === 'published' ? 'commentPublished' : 'commentRejected'
}
