import { Button, TextInput } from '@mantine/core'
import { newYorkToday } from '@portal/client/new-york'
import { type StaffCaregiver, setDocumentExpiry } from '@portal/contract/accounts/staff'
import { formatDate } from '@portal/contract/when'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useSave } from '../core/saving/use-save'
import { useLanguage } from '../core/texts'
import { useCaregiversTexts } from '../locales/caregivers'
import { Form } from '../ui/form/form'
import { SaveError } from '../ui/form/save-error'
import { useForm } from '../ui/form/use-form'
import styles from './caregivers.module.css'

interface ExpiryProps {
  document: StaffCaregiver['documents'][number]
  caregiverId: string
  /** Tells screen readers which document it is. */
  what: string
}

/** Until when a document is valid; empty when it does not expire. */
export function Expiry({ document: { id, version, expiresOn }, document, caregiverId, what }: ExpiryProps) {
  const texts = useCaregiversTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({ name: `expiry ${id}`, initial: { expiresOn: expiresOn ?? '' }, seen: version })
  const saving = useSave({
    form,
    record: document,
    queryKey: ['caregiver', caregiverId],
    facts: ({ reviewStatus, reviewReason, expiresOn }) => [
      [texts.expiresOn, expiresOn ? formatDate(expiresOn, language) : ''],
      [texts.state, texts.status[reviewStatus]],
      [texts.reason, reviewReason],
    ],
    change: (given: { expiresOn: string }) =>
      api(setDocumentExpiry, { id, version: form.seen, expiresOn: given.expiresOn || null }),
    onSaved: (caregiver) => {
      client.setQueryData(['caregiver', caregiverId], caregiver)
      tellDone(texts.expirySaved)
      // The button goes, so the focus would be lost.
      field.current?.focus()
    },
  })
  const isOver = expiresOn !== null && expiresOn < newYorkToday()
  return (
    <Form form={form} onSubmit={saving.mutate} className={styles.expiry}>
      <TextInput
        {...form.field('expiresOn')}
        ref={field}
        label={texts.expiresOn}
        aria-label={texts.expiresOnOf(what)}
        type="date"
        size="sm"
        error={form.errorAt('expiresOn') ?? (isOver && texts.expired)}
      />
      {form.isDirty && (
        <Button type="submit" size="sm" variant="default" loading={saving.isPending}>
          {texts.saveExpiry}
        </Button>
      )}
      <SaveError save={saving} />
    </Form>
  )
}
