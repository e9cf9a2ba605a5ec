import { Button, Textarea } from '@mantine/core'
import type { reviewStatuses } from '@portal/contract/accounts/documents'
import type { reviewCaregiver, reviewDocument, reviewName } from '@portal/contract/accounts/staff'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { api } from '../core/api'
import type { Difference } from '../core/changed'
import { tellDone } from '../core/query'
import { useShown, useTyped } from '../core/typed'
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
  /** The caregiver, the new name or the document that is decided, as it was read. */
  record: Reviewed
  endpoint: typeof reviewCaregiver | typeof reviewName | typeof reviewDocument
  /** What the buttons say; `of` tells screen readers which record each is for. */
  labels: { approve: string; reject: string; reopen: string; of: Record<Status, string> }
  /** Asks what an approval needs to know first; undefined when it needs nothing. */
  askFirst?: ((asking: Asking) => ReactNode) | undefined
}

/** What an approval needs to know: why documents may be missing, or until when one is valid. */
export interface Answers {
  anyway?: string
  expiresOn?: string | null
}

/** A dialog that asks it. */
export interface Asking {
  opened: boolean
  error: unknown
  missed: readonly Difference[]
  isBusy: boolean
  onSend: (answers: Answers) => void
  onClose: () => void
}

/** Approves, rejects with a reason, or opens again. Who decides on what somebody else has changed meanwhile sees it first. */
export function Decision({ caregiverId, record, endpoint, labels, askFirst }: DecisionProps) {
  const texts = useCaregiversTexts()
  const client = useQueryClient()
  const name = `${endpoint.path} ${record.id}`
  const [asks, setAsks] = useShown<'approved' | 'rejected' | undefined>(`asks ${name}`, undefined)
  const [reason, setReason] = useTyped(`reason ${name}`, '')
  const deciding = useRecordChange({
    record,
    queryKey: ['caregiver', caregiverId],
    facts: ({ reviewStatus, reviewReason }) => [
      [texts.state, texts.status[reviewStatus]],
      [texts.reason, reviewReason],
    ],
    change: ({ reviewStatus, ...answers }: Answers & { reviewStatus: Status }) =>
      api(endpoint, {
        ...answers,
        id: record.id,
        version: record.version,
        reviewStatus,
        reason: reviewStatus === 'rejected' ? reason : '',
      }),
    onSaved: (caregiver, { reviewStatus }) => {
      setAsks(undefined)
      setReason('')
      tellDone(reviewStatus === 'under_review' ? texts.reopened : texts.decided)
      client.setQueryData(['caregiver', caregiverId], caregiver)
      void client.invalidateQueries({ queryKey: ['caregivers'] })
    },
  })
  const decide = (reviewStatus: Status, answers: Answers = {}) => deciding.mutate({ reviewStatus, ...answers })
  const approve = () => (askFirst ? setAsks('approved') : decide('approved'))
  const close = () => setAsks(undefined)
  const buttons = {
    approved: { label: labels.approve, variant: 'filled', act: approve },
    rejected: { label: labels.reject, variant: 'default', act: () => setAsks('rejected') },
    under_review: { label: labels.reopen, variant: 'default', act: () => decide('under_review') },
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
            loading={deciding.isPending && deciding.variables?.reviewStatus === status}
            onClick={buttons[status].act}
          >
            {buttons[status].label}
          </Button>
        ))}
      </div>
      {!asks && <Failure error={deciding.error} missed={deciding.missed} />}
      <ReasonDialog
        opened={asks === 'rejected'}
        title={labels.of.rejected}
        reason={reason}
        onReason={setReason}
        error={deciding.error}
        missed={deciding.missed}
        isBusy={deciding.isPending}
        onSend={() => decide('rejected')}
        onClose={close}
      />
      {askFirst?.({
        opened: asks === 'approved',
        error: deciding.error,
        missed: deciding.missed,
        isBusy: deciding.isPending,
        onSend: (answers) => decide('approved', answers),
        onClose: close,
      })}
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
