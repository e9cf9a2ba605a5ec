import { Textarea } from '@mantine/core'
import { newYorkToday } from '@portal/client/new-york'
import { documentKinds } from '@portal/contract/accounts/documents'
import type { StaffCaregiver } from '@portal/contract/accounts/staff'
import { type FormEvent, useState } from 'react'
import { useTyped } from '../core/typed'
import { useCaregiversTexts } from '../locales/caregivers'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './caregivers.module.css'
import type { Asking } from './decision'

/** Required kinds of which there is no document that is approved and still valid. */
export function notApproved({ documents }: StaffCaregiver) {
  const isValid = ({ reviewStatus, expiresOn }: StaffCaregiver['documents'][number]) =>
    reviewStatus === 'approved' && (expiresOn === null || expiresOn >= newYorkToday())
  return documentKinds.filter((kind) => !documents.some((document) => document.kind === kind && isValid(document)))
}

/** Names the documents that an approval lacks, and asks why staff approve anyway. What was typed stays when it is closed. */
export function ApproveAnyway({ caregiver, asking }: { caregiver: StaffCaregiver; asking: Asking }) {
  const texts = useCaregiversTexts()
  const [why, setWhy] = useTyped('anyway', '')
  const [isEmpty, setEmpty] = useState(false)
  const { opened, error, missed, isBusy, onSend, onClose } = asking
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(why.trim() === '')
    if (!isBusy && why.trim() !== '') onSend({ anyway: why })
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.anyway.title}>
      <form className={styles.document} onSubmit={submit} noValidate>
        <p>{texts.anyway.text}</p>
        <ul>
          {notApproved(caregiver).map((kind) => (
            <li key={kind}>{texts.kinds[kind]}</li>
          ))}
        </ul>
        <Textarea
          label={texts.anyway.why}
          description={texts.anyway.hint}
          rows={3}
          maxLength={500}
          data-autofocus
          value={why}
          error={isEmpty ? texts.anyway.missing : fieldError(error, 'anyway')}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <Failure error={error} missed={missed} />
        <DialogButtons send={texts.anyway.send} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
