import { type Language, languageNames } from '@portal/contract/language'
import { useContentTexts } from '../locales/content'
import type { KindName } from './kinds'

/** How forms call a field of a kind, or its text in a language. */
export function useFieldLabel() {
  const texts = useContentTexts()
  return (name: KindName, field: string, language: Language | null = null) => {
    const label = texts.kinds[name].fields[field] ?? field
    return language ? texts.inLanguage(label, languageNames[language]) : label
  }
}
