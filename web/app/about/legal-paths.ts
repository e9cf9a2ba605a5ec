import type { LegalDocumentKey } from '@portal/contract/about/public'

/** The path of each legal document, in display order. */
export const legalPaths: Record<LegalDocumentKey, string> = {
  privacy: '/about/privacy',
  terms: '/about/TermsOfServices',
  licence: '/about/licence',
  'language-access': '/about/language-access',
}

/** The document at a path; routes match case-insensitively and with a trailing slash. */
export function legalKeyOf(pathname: string): LegalDocumentKey {
  const plain = pathname.toLowerCase().replace(/\/+$/, '')
  const keys = Object.keys(legalPaths) as LegalDocumentKey[]
  return keys.find((key) => legalPaths[key].toLowerCase() === plain) ?? 'privacy'
}
