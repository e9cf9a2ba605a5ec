import { Button, TextInput } from '@mantine/core'
import { newYorkToday } from '@portal/client/new-york'
import { type StaffCaregiver, setDocumentExpiry } from '@portal/contract/accounts/staff'
import { formatDate } from '@portal/contract/when'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useLanguage } from '../core/texts'
import { useTyped } from '../core/typed'
import { useRecordChange } from '../core/use-record-change'
import { useCaregiversTexts } from '../locales/caregivers'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './caregivers.module.css'

interface ExpiryProps {
  document: StaffCaregiver['documents'][number]
  caregiverId: string
  /** Tells screen readers which document it is. */
  what: string
}

/** Until when a document is valid; empty when it does not expire. */
export function Expiry({ document, caregiverId, what }: ExpiryProps) {
  const texts = useCaregiversTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const saved = document.expiresOn ?? ''
  const [typed, setTyped] = useTyped<string | undefined>(`expiry ${document.id}`, undefined)
  const day = typed ?? saved
  const saving = useRecordChange({
    record: document,
    queryKey: ['caregiver', caregiverId],
    facts: ({ reviewStatus, reviewReason, expiresOn }) => [
      [texts.expiresOn, expiresOn ? formatDate(expiresOn, language) : ''],
      [texts.state, texts.status[reviewStatus]],
      [texts.reason, reviewReason],
    ],
    change: () => api(setDocumentExpiry, { id: document.id, version: document.version, expiresOn: day || null }),
    onSaved: (caregiver) => {
      client.setQueryData(['caregiver', caregiverId], caregiver)
      setTyped(undefined)
      tellDone(texts.expirySaved)
      // The button goes, so the focus would be lost.
      field.current?.focus()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(undefined)
  }
  const isOver = document.expiresOn !== null && document.expiresOn < newYorkToday()
  return (
    <form className={styles.expiry} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={texts.expiresOn}
        aria-label={texts.expiresOnOf(what)}
        type="date"
        size="sm"
        value={day}
        error={fieldError(saving.error, 'expiresOn') ?? (isOver && texts.expired)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {day !== saved && (
        <Button type="submit" size="sm" variant="default" loading={saving.isPending}>
          {texts.saveExpiry}
        </Button>
      )}
      <Failure error={saving.error} missed={saving.missed} />
    </form>
  )
}
