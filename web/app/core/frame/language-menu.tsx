import { languageNames, languages } from '@portal/contract/language'
import type { MouseEvent } from 'react'
import { Dropdown } from '../dropdown'
import { Icon } from '../icon'
import { useLanguage, useTexts } from '../texts'
import { useLanguageChoice } from './use-language-choice'

/**
 * Language selection; each language is listed under its own name (S08). Without JavaScript the entries are links to the
 * page in that language.
 */
export function LanguageMenu({ look = 'light' }: { look?: 'light' | 'dark' }) {
  const { shell } = useTexts()
  const current = useLanguage()
  const choose = useLanguageChoice()
  return (
    <Dropdown
      side="end"
      look={look}
      label={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{shell.language}: </span>
          <span>{languageNames[current]}</span>
        </>
      }
    >
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`?lang=${language}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current || undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              choose(language)
            }}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </Dropdown>
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
