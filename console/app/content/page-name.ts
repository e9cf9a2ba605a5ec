import { legalNames } from '@portal/contract/about/legal-names'
import { legalPaths } from '@portal/contract/about/legal-paths'
import type { LegalDocumentKey } from '@portal/contract/about/public'
import { useLanguage } from '../core/texts'
import { useContentTexts } from '../locales/content'

/** Names the pages of the site: by `ownName` where only a record tells it, or else by their address. */
export function usePageName(ownName?: (address: string) => string | undefined) {
  const { pageNames } = useContentTexts()
  const names = legalNames[useLanguage()]
  const legalKeys = Object.keys(legalPaths) as LegalDocumentKey[]
  const legal = legalKeys.map((key) => [legalPaths[key], names[key]] as const)
  const all = new Map<string, string>([...Object.entries(pageNames), ...legal])
  return (address: string): string => all.get(address || '/') ?? (ownName?.(address) || address)
}
