import type { LegalDocumentKey } from '@portal/contract/about/public'

/** Where each legal document stands, in the order in which they are listed. */
export const legalPaths: Record<LegalDocumentKey, string> = {
  privacy: '/about/privacy',
  terms: '/about/TermsOfServices',
  licence: '/about/licence',
  'language-access': '/about/language-access',
}

/** The document that stands at a path; routes match it in any case and with a slash at the end. */
export function legalKeyOf(pathname: string): LegalDocumentKey {
  const plain = pathname.toLowerCase().replace(/\/+$/, '')
  const keys = Object.keys(legalPaths) as LegalDocumentKey[]
  return keys.find((key) => legalPaths[key].toLowerCase() === plain) ?? 'privacy'
}
