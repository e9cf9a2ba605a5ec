import type { DocumentKind, reviewStatuses } from '@portal/contract/accounts/documents'
import type { Uploaded } from '../../ui/upload/uploaded'

export type ReviewStatus = (typeof reviewStatuses)[number]

/** One picture of a document, such as a page or a side. */
export interface DraftDocument extends Uploaded {
  kind: DocumentKind
  /** The paper, among those of the kind; empty for kinds with a single paper. */
  paper: string
  reviewStatus?: ReviewStatus
  reviewReason?: string
}
