import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '../ui/button'
import { useActivityTexts } from './activity-texts'
import { searchPath } from './addresses'
import styles from './search-box.module.css'

/** More than this cannot be looked for. */
export const mostLetters = 60

/** Looks for activities by words; a plain form, so that it works before React and without it. */
export function SearchBox({ keyword = '' }: { keyword?: string }) {
  const { search: words } = useActivityTexts()
  const id = useId()
  return (
    <Form action={searchPath} role="search" className={styles.box}>
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.row}>
        <input
          key={keyword}
          id={id}
          name="q"
          type="search"
          defaultValue={keyword}
          maxLength={mostLetters}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{words.button}</Button>
      </div>
    </Form>
  )
}
