import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useRequestsTexts } from '../locales/requests'
import styles from './requests.module.css'
import { useRequestFilter } from './use-request-filter'

/** Searches in every progress, unless the list is narrowed again afterwards. */
export function SearchForm() {
  const texts = useRequestsTexts()
  const { search, go } = useRequestFilter()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    go({ progress: typed ? 'all' : '' }, typed)
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit} autoComplete="off">
        <TextInput
          className={styles.searchField}
          label={texts.search}
          description={texts.searchHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="q"
          type="search"
          maxLength={60}
          defaultValue={search}
        />
        <Button type="submit" size="md" variant="default">
          {texts.find}
        </Button>
        {search && (
          <Button variant="subtle" size="md" onClick={() => go({ progress: '' }, '')}>
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  )
}
