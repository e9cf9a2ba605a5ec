import { Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTyped } from '../core/typed'
import { useCaregiversTexts } from '../locales/caregivers'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './caregivers.module.css'
import type { Asking } from './decision'

/** Asks until when a document is valid before it is approved. */
export function ApproveDocument({ id, title, asking }: { id: string; title: string; asking: Asking }) {
  const texts = useCaregiversTexts()
  const [day, setDay] = useTyped(`approved until ${id}`, '')
  const [isForever, setForever] = useTyped(`approved for ever ${id}`, false)
  const [isEmpty, setEmpty] = useState(false)
  const { opened, error, missed, isBusy, onSend, onClose } = asking
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isAnswered = isForever || day !== ''
    setEmpty(!isAnswered)
    if (!isBusy && isAnswered) onSend({ expiresOn: isForever ? null : day })
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <form className={styles.document} onSubmit={submit} noValidate>
        <TextInput
          label={texts.expiresOn}
          type="date"
          data-autofocus
          disabled={isForever}
          value={isForever ? '' : day}
          error={isEmpty && !isForever ? texts.expiryMissing : fieldError(error, 'expiresOn')}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Checkbox
          label={texts.neverExpires}
          checked={isForever}
          onChange={(event) => setForever(event.currentTarget.checked)}
        />
        <Failure error={error} missed={missed} />
        <DialogButtons send={texts.approve} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
