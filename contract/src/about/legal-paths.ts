import type { LegalDocumentKey } from './public.ts'

/** The path of each legal document, in display order. */
export const legalPaths: Record<LegalDocumentKey, string> = {
  privacy: '/about/privacy',
  terms: '/about/TermsOfServices',
  licence: '/about/licence',
  'language-access': '/about/language-access',
}
