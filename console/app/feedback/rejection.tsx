import { Textarea } from '@mantine/core'
import { maxLetters } from '@portal/contract/feedback/own'
import type { FormEvent } from 'react'
import type { Difference } from '../core/changed'
import { useReviewsTexts } from '../locales/reviews'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './reviews.module.css'

interface RejectionProps {
  opened: boolean
  reason: string
  onReason: (reason: string) => void
  error: unknown
  missed: readonly Difference[]
  isBusy: boolean
  onSend: () => void
  onClose: () => void
}

/** Asks why a review is rejected. What was typed stays when the dialog is closed. */
export function Rejection({ opened, reason, onReason, error, missed, isBusy, onSend, onClose }: RejectionProps) {
  const texts = useReviewsTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSend()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.rejectTitle}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Textarea
          label={texts.reason}
          description={texts.rejectHint}
          rows={4}
          maxLength={maxLetters.reason}
          data-autofocus
          value={reason}
          error={fieldError(error, 'reason')}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
        <Failure error={error} missed={missed} />
        <DialogButtons send={texts.reject} isBusy={isBusy} isGrave onClose={onClose} />
      </form>
    </Dialog>
  )
}
