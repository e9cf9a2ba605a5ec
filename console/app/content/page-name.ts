import { legalPaths } from '@portal/contract/about/legal-paths'
import type { LegalDocumentKey } from '@portal/contract/about/public'
import { useContentTexts } from '../locales/content'

/** What a page of the site is called; its address if it has no name of its own here. */
export function usePageName() {
  const { legalNames, pageNames } = useContentTexts()
  const legalKeys = Object.keys(legalPaths) as LegalDocumentKey[]
  const legal = legalKeys.map((key) => [legalPaths[key], legalNames[key]] as const)
  const names = new Map<string, string>([...Object.entries(pageNames), ...legal])
  return (address: string): string => names.get(address || '/') ?? address
}
