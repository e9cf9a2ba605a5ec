import { legalPaths } from '@portal/contract/about/legal-paths'
import type { LegalDocumentKey } from '@portal/contract/about/public'

/** The document at a path; routes match case-insensitively and with a trailing slash. */
export function legalKeyOf(pathname: string): LegalDocumentKey {
  const plain = pathname.toLowerCase().replace(/\/+$/, '')
  const keys = Object.keys(legalPaths) as LegalDocumentKey[]
  return keys.find((key) => legalPaths[key].toLowerCase() === plain) ?? 'privacy'
}
