import { Button, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/requests'
import type { StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { callOffVisit } from '@portal/contract/care/staff-visits'
import { languageNames } from '@portal/contract/language'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { useShown, useTyped } from '../core/typed'
import { useRequestsTexts } from '../locales/requests'
import { useShellTexts } from '../locales/shell'
import { Dialog } from '../ui/dialog'
import { fieldError } from '../ui/form-errors'
import { ActionError } from './action-error'
import styles from './request.module.css'
import { useRequestAction } from './use-request'

/** Calls off a visit, with a reason that the applicant reads. What was typed stays when the dialog is closed. */
export function CallOffVisit({ request }: { request: StaffRequestDetail }) {
  const { visit: texts } = useRequestsTexts()
  // Beside 取消面談, a button that says 取消 could mean either.
  const { back } = useShellTexts()
  const [isOpen, setOpen] = useShown('calls off', false)
  const [text, setText] = useTyped('call-off reason', '')
  const action = useRequestAction(
    'call off',
    request,
    ({ id, version }, once) => api(callOffVisit, { id, version, ...once({ text }) }),
    {
      done: texts.calledOffNow,
      onDone: () => {
        setOpen(false)
        setText('')
      },
    },
  )
  const open = () => {
    action.begin()
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    action.send()
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.callOff}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.callOff} size="lg">
        <form className={styles.form} onSubmit={submit} noValidate>
          <Textarea
            label={texts.reason}
            description={texts.callOffHint(languageNames[request.account.language])}
            lang={request.account.language}
            rows={4}
            maxLength={maxMessageLetters}
            data-autofocus
            value={text}
            error={fieldError(action.error, 'text')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ActionError action={action} />
          <div className={styles.buttons}>
            <Button type="submit" color="terracotta" loading={action.isBusy}>
              {texts.callOffNow}
            </Button>
            <Button variant="default" onClick={() => setOpen(false)}>
              {back}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
