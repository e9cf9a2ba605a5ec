import { Button, Textarea } from '@mantine/core'
import type { reviewStatuses } from '@portal/contract/accounts/documents'
import type { reviewCaregiver, reviewDocument } from '@portal/contract/accounts/staff'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import type { Difference } from '../core/changed'
import { tellDone } from '../core/query'
import { useRecordChange } from '../core/use-record-change'
import { useCaregiversTexts } from '../locales/caregivers'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './caregivers.module.css'

type Status = (typeof reviewStatuses)[number]

interface Reviewed {
  id: string
  version: number
  reviewStatus: Status
  reviewReason: string
}

interface DecisionProps {
  caregiverId: string
  /** The caregiver or the document that is decided, as it was read. */
  record: Reviewed
  endpoint: typeof reviewCaregiver | typeof reviewDocument
  /** What the buttons say; `of` tells screen readers which record each is for. */
  labels: { approve: string; reject: string; reopen: string; of: Record<Status, string> }
}

/** Approves, rejects with a reason, or opens again. Who decides on what somebody else has changed meanwhile sees it first. */
export function Decision({ caregiverId, record, endpoint, labels }: DecisionProps) {
  const texts = useCaregiversTexts()
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [reason, setReason] = useState('')
  const deciding = useRecordChange({
    record,
    queryKey: ['caregiver', caregiverId],
    facts: ({ reviewStatus, reviewReason }) => [
      [texts.state, texts.status[reviewStatus]],
      [texts.reason, reviewReason],
    ],
    change: (reviewStatus: Status) =>
      api(endpoint, {
        id: record.id,
        version: record.version,
        reviewStatus,
        reason: reviewStatus === 'rejected' ? reason : '',
      }),
    onSaved: (caregiver, reviewStatus) => {
      setAsks(false)
      setReason('')
      tellDone(reviewStatus === 'under_review' ? texts.reopened : texts.decided)
      client.setQueryData(['caregiver', caregiverId], caregiver)
      void client.invalidateQueries({ queryKey: ['caregivers'] })
    },
  })
  const buttons = {
    approved: { label: labels.approve, variant: 'filled', act: () => deciding.mutate('approved') },
    rejected: { label: labels.reject, variant: 'default', act: () => setAsks(true) },
    under_review: { label: labels.reopen, variant: 'default', act: () => deciding.mutate('under_review') },
  } as const
  const offered: Status[] = record.reviewStatus === 'under_review' ? ['approved', 'rejected'] : ['under_review']
  return (
    <>
      <div className={styles.buttons}>
        {offered.map((status) => (
          <Button
            key={status}
            variant={buttons[status].variant}
            aria-label={labels.of[status]}
            loading={deciding.isPending && deciding.variables === status}
            onClick={buttons[status].act}
          >
            {buttons[status].label}
          </Button>
        ))}
      </div>
      {!asks && <Failure error={deciding.error} missed={deciding.missed} />}
      <ReasonDialog
        opened={asks}
        title={labels.of.rejected}
        reason={reason}
        onReason={setReason}
        error={deciding.error}
        missed={deciding.missed}
        isBusy={deciding.isPending}
        onSend={() => deciding.mutate('rejected')}
        onClose={() => setAsks(false)}
      />
    </>
  )
}

interface ReasonDialogProps {
  opened: boolean
  title: string
  reason: string
  onReason: (reason: string) => void
  error: unknown
  missed: readonly Difference[]
  isBusy: boolean
  onSend: () => void
  onClose: () => void
}

/** Asks why. What was typed stays when the dialog is closed. */
function ReasonDialog({ opened, title, reason, onReason, error, missed, isBusy, onSend, onClose }: ReasonDialogProps) {
  const texts = useCaregiversTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSend()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <form className={styles.document} onSubmit={submit} noValidate>
        <Textarea
          label={texts.reason}
          description={texts.reasonHint}
          rows={4}
          maxLength={500}
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
