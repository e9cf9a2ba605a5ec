import { mostPages, type reviewStatuses } from '@portal/contract/accounts/documents'

type ReviewStatus = (typeof reviewStatuses)[number]

/** What is judged of an account. */
interface JudgedAccount {
  password_hash: string
  disabled_at: Date | null
}

/** Whether a session may begin with a password that fitted `compared`: the account is enabled, and the password still the same. */
export function maySessionBegin(
  account: JudgedAccount | undefined,
  compared: Pick<JudgedAccount, 'password_hash'>,
): boolean {
  return account?.disabled_at === null && account.password_hash === compared.password_hash
}

/** Whether a code goes to an account's e-mail: there is an address, and it is not proved. */
export function isProofWanted({ email, email_proved_at }: { email: string; email_proved_at: Date | null }): boolean {
  return email !== '' && email_proved_at === null
}

/** What is judged of a caregiver's document. */
interface JudgedDocument {
  review_status: ReviewStatus
}

/** Caregivers take back what staff have not approved. */
export function mayRemoveDocument({ review_status }: JudgedDocument): boolean {
  return review_status !== 'approved'
}

/** Whether a kind of document may have this many pages. */
export function mayHavePages(pages: number): boolean {
  return pages <= mostPages
}

/** Which message a decision about a caregiver causes; undefined when it decides nothing new, or opens the review again. */
export function noticeOfReview(
  before: ReviewStatus,
  after: ReviewStatus,
): 'caregiverApproved' | 'caregiverRejected' | undefined {
  if (before === after) return undefined
  return ({ approved: 'caregiverApproved', rejected: 'caregiverRejected', under_review: undefined } as const)[after]
}

/** Which message a decision about a document causes: only a rejection asks for something. */
export function noticeOfDocument({ review_status }: JudgedDocument): 'documentRejected' | undefined {
  return review_status === 'rejected' ? 'documentRejected' : undefined
}
