import { type DocumentKind, documentKinds } from '@portal/contract/accounts/documents'
import type { CaregiverInfo } from '@portal/contract/accounts/own'

/** The kinds of documents without a picture, with a rejected one, or that staff have asked for. */
export function missingKinds(info: CaregiverInfo): DocumentKind[] {
  const there = new Set(info.documents.map(({ kind }) => kind))
  return documentKinds.filter((kind) => !there.has(kind) || wasRejected(info, kind) || isWanted(info, kind))
}

/** Whether staff rejected a document of this kind. */
export function wasRejected({ documents }: CaregiverInfo, kind: DocumentKind): boolean {
  return documents.some((document) => document.kind === kind && document.reviewStatus === 'rejected')
}

function isWanted({ wanted }: CaregiverInfo, kind: DocumentKind): boolean {
  return wanted.some((one) => one.kind === kind)
}
