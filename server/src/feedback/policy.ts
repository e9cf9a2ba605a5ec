import { maxReviewsPerDay } from '@portal/contract/feedback/own'

type Decided = 'published' | 'rejected'

/** The columns of a review that the rules depend on. */
interface ReviewFacts {
  status: Decided | 'pending'
}

/** Whether an author may have submitted this many reviews within a day, including the newest. */
export function mayHaveWritten(reviews: number): boolean {
  return reviews <= maxReviewsPerDay
}

/** Only published reviews can be taken off the site. */
export function mayUnpublish({ status }: ReviewFacts): boolean {
  return status === 'published'
}

/** The notice that a decision sends to the author; null if the author was last told of the same, also before it was unpublished. */
export function noticeOfDecision(
  { told }: { told: Decided | null },
  after: Decided,
): 'commentPublished' | 'commentRejected' | null {
  if (told === after) return null
  return after === 'published' ? 'commentPublished' : 'commentRejected'
}
