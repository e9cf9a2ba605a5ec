import type { CareDocumentKind, ServiceDetail } from '@portal/contract/care/services/services'
import type { Uploaded } from '../../ui/upload/uploaded'

/** A picture of a document. */
export interface Document extends Uploaded {
  kind: CareDocumentKind
}

/** The required documents that have not been uploaded. */
export function missingDocuments({ documents }: ServiceDetail, attached: readonly Document[]): CareDocumentKind[] {
  const there = new Set(attached.map(({ kind }) => kind))
  return documents.filter(({ kind, required }) => required && !there.has(kind)).map(({ kind }) => kind)
}
