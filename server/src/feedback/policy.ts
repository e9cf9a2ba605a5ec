import { maxReviewsPerDay } from '@portal/contract/feedback/own'

type Decided = 'published' | 'rejected'

/** The columns of a review that the rules depend on. */
interface ReviewFacts {
  status: Decided | 'pending'
  /** The decision that the author was last told of. */
  told: Decided | null
}

/** Whether an author may have submitted this many reviews within a day, including the newest. */
export function mayHaveWritten(reviews: number): boolean {
  return reviews <= maxReviewsPerDay
}

/** An author may change what is not public and, since what was published once has readers and perhaps a reply, has not been. */
export function mayChange({ status, told }: ReviewFacts): boolean {
  return status === 'rejected' || (status === 'pending' && told !== 'published')
}

/** Only published reviews can be taken off the site. */
export function mayUnpublish({ status }: Pick<ReviewFacts, 'status'>): boolean {
  return status === 'published'
}

/** The notice that a decision sends to the author; null if the author was last told of the same, also before it was unpublished. */
export function noticeOfDecision(
  { told }: Pick<ReviewFacts, 'told'>,
  after: Decided,
): 'commentPublished' | 'commentRejected' | null {
  if (told === after) return null
  return after === 'published' ? 'commentPublished' : 'commentRejected'
}
