import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useShown } from '../core/shown'
import { useShellTexts } from '../locales/shell'
import styles from './search-form.module.css'

interface SearchFormProps {
  label: string
  hint?: string
  /** The current search; empty for none. */
  search: string
  /** Called with the typed text; empty when the search is cleared. */
  onSearch: (search: string) => void
  maxLength?: number
  error?: string | undefined
  /** Whether a dialog focuses it first. */
  takesFocus?: boolean
}

/** Searches a list. Autocomplete is off, since searches are people's names and numbers. */
export function SearchForm({ label, hint, search, onSearch, maxLength = 60, error, takesFocus }: SearchFormProps) {
  const { search: texts } = useShellTexts()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useSearchText(label, search)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const end = () => {
    onSearch('')
    field.current?.focus()
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit} autoComplete="off" noValidate>
        <TextInput
          ref={field}
          className={styles.field}
          size="sm"
          aria-label={label}
          placeholder={label}
          description={hint}
          inputWrapperOrder={['input', 'description', 'error']}
          type="search"
          maxLength={maxLength}
          data-autofocus={takesFocus || undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={error}
        />
        <Button type="submit" variant="default">
          {texts.find}
        </Button>
        {search && (
          <Button variant="subtle" onClick={end}>
            {texts.end}
          </Button>
        )}
      </form>
    </search>
  )
}

/** The text of the search field; Back and Forward replace it with the search of their history entry. */
function useSearchText(label: string, search: string) {
  const [typed, setTyped] = useShown(label, search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setTyped(search)
  }
  return [typed, setTyped] as const
}
