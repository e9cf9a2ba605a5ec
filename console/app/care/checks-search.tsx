import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useChecksTexts } from '../locales/checks'
import styles from './checks.module.css'

/** Finds checks by name, phone or the whole Medicaid ID. */
export function ChecksSearch({ search, status }: { search: string; status: string }) {
  const texts = useChecksTexts()
  const [, setParams] = useSearchParams()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setParams({ status, ...(q && { q }) })
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextInput
          label={texts.search}
          description={texts.searchHint}
          name="q"
          type="search"
          maxLength={60}
          defaultValue={search}
        />
        <Button type="submit" variant="default">
          {texts.find}
        </Button>
        {search && (
          <Button variant="subtle" onClick={() => setParams({ status })}>
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  )
}
