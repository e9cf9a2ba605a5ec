import { Button, NativeSelect, Textarea } from '@mantine/core'
import { maxMessageLetters, type Progress, progresses } from '@portal/contract/care/requests'
import { type StaffRequestDetail, setProgress } from '@portal/contract/care/staff-requests'
import { languageNames } from '@portal/contract/language'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { useSingleKeys } from '../core/single-keys'
import { useShown, useTyped } from '../core/typed'
import { useRequestsTexts } from '../locales/requests'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { fieldError } from '../ui/form-errors'
import { ActionError } from './action-error'
import styles from './request.module.css'
import { useRequestAction } from './use-request'

/** Sets how far an application is, with a reason that the applicant reads. What was typed stays when the dialog is closed. */
export function ChangeProgress({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts()
  const [isOpen, setOpen] = useShown('changes progress', false)
  const [progress, setChosen] = useTyped<Progress>('progress', request.progress)
  const [text, setText] = useTyped('progress reason', '')
  const action = useRequestAction(
    'progress',
    request,
    ({ id, version }, once) => api(setProgress, { id, version, ...once({ progress, text }) }),
    {
      done: texts.change.saved,
      onDone: () => {
        setOpen(false)
        setText('')
      },
    },
  )
  const open = () => {
    action.begin()
    if (!text) setChosen(request.progress)
    setOpen(true)
  }
  useSingleKeys({ p: open })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    action.send()
  }
  return (
    <>
      <Button variant="default" className={styles.onScreen} onClick={open}>
        {texts.change.title}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.change.title} size="lg">
        <form className={styles.form} onSubmit={submit} noValidate>
          <NativeSelect
            label={texts.change.now}
            data-autofocus
            size="md"
            value={progress}
            onChange={(event) => setChosen(progresses.find((one) => one === event.currentTarget.value) ?? progress)}
            data={progresses.map((one) => ({ value: one, label: texts.progress[one] }))}
          />
          <Textarea
            label={texts.change.reason}
            description={texts.change.hint(languageNames[request.account.language])}
            rows={5}
            maxLength={maxMessageLetters}
            value={text}
            error={fieldError(action.error, 'text')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ActionError action={action} />
          <DialogButtons send={texts.change.save} isBusy={action.isBusy} onClose={() => setOpen(false)} />
        </form>
      </Dialog>
    </>
  )
}
