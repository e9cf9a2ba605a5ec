import { legalNames } from '@portal/contract/about/legal-names'
import { legalPaths } from '@portal/contract/about/legal-paths'
import type { LegalDocumentKey } from '@portal/contract/about/public'
import { useLanguage } from '../core/texts'
import { useContentTexts } from '../locales/content'

/** What a page of the site is called; its address if it has no name of its own here. */
export function usePageName() {
  const { pageNames } = useContentTexts()
  const names = legalNames[useLanguage()]
  const legalKeys = Object.keys(legalPaths) as LegalDocumentKey[]
  const legal = legalKeys.map((key) => [legalPaths[key], names[key]] as const)
  const all = new Map<string, string>([...Object.entries(pageNames), ...legal])
  return (address: string): string => all.get(address || '/') ?? address
}
