import type { CareDocumentKind, ServiceDetail } from '@portal/contract/care/services'
import type { Uploaded } from '../../ui/upload/uploaded'

/** A picture of one of the papers. */
export interface Paper extends Uploaded {
  kind: CareDocumentKind
}

/** The papers that have to be there and are not. */
export function missingPapers({ documents }: ServiceDetail, papers: readonly Paper[]): CareDocumentKind[] {
  const there = new Set(papers.map(({ kind }) => kind))
  return documents.filter(({ kind, required }) => required && !there.has(kind)).map(({ kind }) => kind)
}
