import { maxPages, type reviewStatuses } from '@portal/contract/accounts/documents'
import { day } from '@portal/contract/durations'

type ReviewStatus = (typeof reviewStatuses)[number]

/** The columns of an account that the rules depend on. */
interface AccountFacts {
  password_hash: string
  disabled_at: Date | null
}

/**
 * Whether a session may start after a password matched the hash in `compared`: the account is enabled, and its password
 * has not changed since.
 */
export function maySessionBegin(
  account: AccountFacts | undefined,
  compared: Pick<AccountFacts, 'password_hash'>,
): boolean {
  return account?.disabled_at === null && account.password_hash === compared.password_hash
}

/** Whether to send a code to an account's e-mail address: there is one, and it is not proved yet. */
export function isProofWanted({ email, email_proved_at }: { email: string; email_proved_at: Date | null }): boolean {
  return email !== '' && email_proved_at === null
}

/** The columns of a caregiver's document that the rules depend on. */
interface DocumentFacts {
  review_status: ReviewStatus
}

/** Caregivers may withdraw documents that staff have not approved. */
export function mayRemoveDocument({ review_status }: DocumentFacts): boolean {
  return review_status !== 'approved'
}

/** Whether a kind of document may have this many pages. */
export function mayHavePages(pages: number): boolean {
  return pages <= maxPages
}

/**
 * The notice that a review decision sends to the caregiver; undefined if the status is unchanged or the review is
 * reopened.
 */
export function noticeOfReview(
  before: ReviewStatus,
  after: ReviewStatus,
): 'caregiverApproved' | 'caregiverRejected' | undefined {
  if (before === after) return undefined
  return ({ approved: 'caregiverApproved', rejected: 'caregiverRejected', under_review: undefined } as const)[after]
}

/** The notice that a decision about a new name sends; reopening its review sends none. */
export function noticeOfName(decided: ReviewStatus): 'nameApproved' | 'nameRejected' | undefined {
  return ({ approved: 'nameApproved', rejected: 'nameRejected', under_review: undefined } as const)[decided]
}

/** The notice that a decision about a document sends; only a rejection requires the caregiver to act. */
export function noticeOfDocument({ review_status }: DocumentFacts): 'documentRejected' | undefined {
  return review_status === 'rejected' ? 'documentRejected' : undefined
}

const askAgainAfter = day

/** Whether a caregiver may be asked again for a kind of document last requested at `before`: once a day. */
export function mayAskAgain(before: Date | undefined, now: Date): boolean {
  return !before || now.getTime() - before.getTime() >= askAgainAfter
}
