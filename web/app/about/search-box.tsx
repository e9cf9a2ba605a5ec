import { useEffect, useId, useRef } from 'react'
import { Icon } from '../core/icon'
import { useAboutTexts } from '../locales/about'
import * as styles from './faq.module.css'

interface SearchBoxProps {
  search: string
  onSearch: (search: string) => void
  /** The number of questions found, in words. */
  found: string
}

const longest = 100

/** A search field that filters as the user types. */
export function SearchBox({ search, onSearch, found }: SearchBoxProps) {
  const words = useAboutTexts().faq
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page came alive counts, once
  useEffect(() => {
    if (input.current?.value) onSearch(input.current.value)
  }, [])
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{words.search}</label>
      <p id={`${id}-hint`}>{words.hint}</p>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="search"
          value={search}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </search>
  )
}
