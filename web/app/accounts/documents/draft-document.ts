import type { DocumentKind, reviewStatuses } from '@portal/contract/accounts'

export type ReviewStatus = (typeof reviewStatuses)[number]

/** One picture of a document: a page, or a side. */
export interface DraftDocument {
  kind: DocumentKind
  /** Which of the kind's papers it is; empty for kinds that are one paper. */
  paper: string
  fileId: string
  /** The file's name as the person knows it; may be empty. */
  name: string
  reviewStatus?: ReviewStatus
  reviewReason?: string
}

/** Where a picture that is on its way belongs. */
export interface PagePlace {
  kind: DocumentKind
  paper: string
  /** The page whose place it takes. */
  insteadOf?: string
}

/** What the list needs from the page around it. */
export interface DocumentListProps {
  documents: readonly DraftDocument[]
  /** Takes the list after a page came or went. A promise that fails leaves the list as it was and offers to try again. */
  onChange: (documents: DraftDocument[]) => void | Promise<void>
  /** Sends a picture; fails with an ApiError that was not shown yet. */
  upload: (file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<{ id: string }>
  /** Fetches a picture to show it. */
  view: (fileId: string) => Promise<Blob>
  /** Told when pictures begin and cease to be under way: a page that sends its documents off should wait for them. */
  onBusy?: (busy: boolean) => void
}
