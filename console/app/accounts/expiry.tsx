import { Button, TextInput } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { type StaffCaregiver, setDocumentExpiry } from '@portal/contract/accounts/staff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { today } from '../core/when'
import { useCaregiversTexts } from '../locales/caregivers'
import { Alert } from '../ui/alert'
import { fieldError, formError } from '../ui/form-errors'
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
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const saved = document.expiresOn ?? ''
  const [typed, setTyped] = useState<string>()
  const day = typed ?? saved
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: () => api(setDocumentExpiry, { id: document.id, version: document.version, expiresOn: day || null }),
    onSuccess: (caregiver) => {
      client.setQueryData(['caregiver', caregiverId], caregiver)
      setTyped(undefined)
      tellDone(texts.expirySaved)
      // The button goes, so the focus would be lost.
      field.current?.focus()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        void client.invalidateQueries({ queryKey: ['caregiver', caregiverId] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }
  const isOver = document.expiresOn !== null && document.expiresOn < today()
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
      {formError(saving.error) && <Alert>{formError(saving.error)}</Alert>}
    </form>
  )
}
