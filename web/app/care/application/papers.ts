import type { CareDocumentKind, ServiceDetail } from '@portal/contract/care/services/services'
import type { Uploaded } from '../../ui/upload/uploaded'

/** A picture of a paper. */
export interface Paper extends Uploaded {
  kind: CareDocumentKind
}

/** The required papers that have not been uploaded. */
export function missingPapers({ documents }: ServiceDetail, papers: readonly Paper[]): CareDocumentKind[] {
  const there = new Set(papers.map(({ kind }) => kind))
  return documents.filter(({ kind, required }) => required && !there.has(kind)).map(({ kind }) => kind)
}
