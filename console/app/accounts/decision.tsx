import { Button } from '@mantine/core'
import type { reviewStatuses } from '@portal/contract/accounts/documents'
import type { reviewCaregiver, reviewDocument, reviewName } from '@portal/contract/accounts/staff'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../core/api'
import { type SavedForm, useSave } from '../core/saving/use-save'
import { useShown } from '../core/shown'
import { useCaregiversTexts } from '../locales/caregivers'
import { ReasonDialog } from '../ui/form/reason-dialog'
import { SaveError } from '../ui/form/save-error'
import { useForm } from '../ui/form/use-form'
import { tellSaved } from '../ui/undo'
import styles from './caregivers.module.css'

type Status = (typeof reviewStatuses)[number]

interface Reviewed {
  id: string
  version: number
  reviewStatus: Status
  reviewReason: string
}

interface Decided {
  reviewStatus: Status
  reason?: string
  anyway?: string
  expiresOn?: string | null
}

const noReason = { reason: '' }

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

/** A dialog that asks it: why documents may be missing, or until when one is valid. */
export interface Asking {
  opened: boolean
  onClose: () => void
}

/** Approves, rejects with a reason, or opens again. Who decides on what somebody else has changed meanwhile sees it first. */
export function Decision({ caregiverId, record, endpoint, labels, askFirst }: DecisionProps) {
  const texts = useCaregiversTexts()
  const name = `${endpoint.path} ${record.id}`
  const [asks, setAsks] = useShown<'approved' | 'rejected' | undefined>(`asks ${name}`, undefined)
  const close = () => setAsks(undefined)
  const form = useForm({
    name: `reason ${name}`,
    initial: noReason,
    endpoint,
    given: (given) => ({ ...record, reviewStatus: 'rejected', ...given }),
    seen: record.version,
  })
  const deciding = useDecision({ caregiverId, record, endpoint, form, onDone: close })
  const decide = (reviewStatus: Status, given = noReason) => deciding.mutate({ reviewStatus, ...given })
  const ask = (decision: 'approved' | 'rejected') => {
    deciding.forget()
    setAsks(decision)
  }
  const approve = () => (askFirst ? ask('approved') : decide('approved'))
  const buttons = {
    approved: { label: labels.approve, variant: 'filled', act: approve },
    rejected: { label: labels.reject, variant: 'default', act: () => ask('rejected') },
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
            loading={deciding.isPending && deciding.given?.reviewStatus === status}
            onClick={buttons[status].act}
          >
            {buttons[status].label}
          </Button>
        ))}
      </div>
      {!asks && <SaveError save={deciding} />}
      <ReasonDialog
        opened={asks === 'rejected'}
        title={labels.of.rejected}
        form={form}
        save={deciding}
        className={styles.document}
        label={texts.reason}
        description={texts.reasonHint}
        maxLength={500}
        send={texts.reject}
        isDestructive
        onSubmit={(given) => decide('rejected', given)}
        onClose={close}
      />
      {askFirst?.({ opened: asks === 'approved', onClose: close })}
    </>
  )
}

interface DecisionSave<R extends Reviewed> extends Pick<DecisionProps, 'caregiverId' | 'endpoint'> {
  record: R
  form: SavedForm & { seen: number }
  onDone: () => void
}

/** Decides, with what the form holds. */
export function useDecision<R extends Reviewed>({ caregiverId, record, endpoint, form, onDone }: DecisionSave<R>) {
  const texts = useCaregiversTexts()
  const client = useQueryClient()
  return useSave({
    form,
    record,
    queryKey: ['caregiver', caregiverId],
    facts: ({ reviewStatus, reviewReason }) => [
      [texts.state, texts.status[reviewStatus]],
      [texts.reason, reviewReason],
    ],
    change: (decided: Decided) => api(endpoint, { reason: '', ...decided, id: record.id, version: form.seen }),
    onSaved: (caregiver, { reviewStatus }) => {
      onDone()
      tellSaved(caregiver, reviewStatus === 'under_review' ? texts.reopened : texts.decided)
      client.setQueryData(['caregiver', caregiverId], caregiver)
      void client.invalidateQueries({ queryKey: ['caregivers'] })
    },
  })
}
