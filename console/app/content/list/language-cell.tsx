import type { ContentRow } from '@portal/contract/content/states'
import { type Language, languageNames } from '@portal/contract/language'
import { Link } from 'react-router'
import { useContentTexts } from '../../locales/content'
import { LanguageMark } from '../marks'

/** How far a record is in a language; leads to its texts. */
export function LanguageCell({ row, language, to }: { row: ContentRow; language: Language; to: string }) {
  const { language: words } = useContentTexts()
  return (
    <Link to={to} aria-label={`${languageNames[language]}: ${words[row.languages[language]]}`}>
      <LanguageMark state={row.languages[language]} />
    </Link>
  )
}
