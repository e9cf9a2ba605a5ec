import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../core/button'
import { focusResult } from '../../lib/use-result-focus'
import { useActivityTexts } from '../../locales/activities'
import { searchPath } from '../addresses'
import * as styles from './search-box.module.css'

/** Maximum length of a search, in characters. */
export const maxLetters = 60

/** The search field for activities; a plain form, so that it works before hydration and without JavaScript. */
export function SearchBox({ keyword = '' }: { keyword?: string }) {
  const { search: words } = useActivityTexts()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const searched = useRef(keyword)
  useEffect(() => {
    const { current } = input
    // What was typed while the search ran stays.
    if (current?.value === searched.current) current.value = keyword
    searched.current = keyword
  }, [keyword])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '')
    searched.current = q
    navigate(`${searchPath}?${new URLSearchParams({ q })}`, { state: focusResult })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark; a search element would be one more box around it
    <form action={searchPath} role="search" className={styles.box} data-discover="true" onSubmit={search}>
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          defaultValue={keyword}
          maxLength={maxLetters}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{words.button}</Button>
      </div>
    </form>
  )
}
