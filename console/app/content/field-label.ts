import { type Language, languageNames } from '@portal/contract/language'
import { useContentTexts } from '../locales/content'
import type { KindName } from './kinds'

/** How the form calls a field of a kind, or its text in a language. */
export function useFieldLabel(name: KindName) {
  const texts = useContentTexts()
  return (field: string, language: Language | null = null) => {
    const label = texts.kinds[name].fields[field] ?? field
    return language ? texts.inLanguage(label, languageNames[language]) : label
  }
}
