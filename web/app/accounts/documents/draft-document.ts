import type { DocumentKind, reviewStatuses } from '@portal/contract/accounts/documents'
import type { Uploaded } from '../../ui/upload/uploaded'

export type ReviewStatus = (typeof reviewStatuses)[number]

/** One picture of a document: a page, or a side. */
export interface DraftDocument extends Uploaded {
  kind: DocumentKind
  /** Which of the kind's papers it is; empty for kinds that are one paper. */
  paper: string
  reviewStatus?: ReviewStatus
  reviewReason?: string
}
