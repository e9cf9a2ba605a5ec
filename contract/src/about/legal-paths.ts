import type { LegalDocumentKey } from './public.ts'

/** The path of each legal document, in display order. */
export const legalPaths = {
  privacy: '/about/privacy',
  terms: '/about/TermsOfServices',
  licence: '/about/licence',
  'language-access': '/about/language-access',
} as const satisfies Record<LegalDocumentKey, string>
