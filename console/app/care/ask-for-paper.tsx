import { Button, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/requests'
import type { CareDocumentKind } from '@portal/contract/care/services'
import { askForPaper, type StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { useShown, useTyped } from '../core/typed'
import { useRequestsTexts } from '../locales/requests'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { fieldError } from '../ui/form-errors'
import { ActionError } from './action-error'
import { paperNames, templatesIn } from './reply-templates'
import styles from './request.module.css'
import { useRequestAction } from './use-request'

/** Asks for a paper: the message is there already, in the language that the applicant reads. */
export function AskForPaper({ request, kind }: { request: StaffRequestDetail; kind: CareDocumentKind }) {
  const texts = useRequestsTexts()
  const { papers } = texts
  const { language } = request.account
  const prepared = templatesIn(language).paper.text(fullName(request.contact), paperNames([kind], language))
  const [isOpen, setOpen] = useShown(`asks for ${kind}`, false)
  const [text, setText] = useTyped(`text for ${kind}`, prepared)
  const action = useRequestAction(kind, request, ({ id }, once) => api(askForPaper, { id, ...once({ kind, text }) }), {
    done: papers.asked,
    onDone: () => {
      setOpen(false)
      setText(prepared)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    action.send()
  }
  const title = papers.askOf(papers.kinds[kind])
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        className={styles.onScreen}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {papers.ask}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={title} size="lg">
        <form className={styles.form} onSubmit={submit} noValidate>
          <Textarea
            label={papers.text}
            description={texts.messages.reads(languageNames[language])}
            lang={language}
            rows={8}
            maxLength={maxMessageLetters}
            value={text}
            error={fieldError(action.error, 'text')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ActionError action={action} />
          <DialogButtons send={papers.send} isBusy={action.isBusy} takesFocus onClose={() => setOpen(false)} />
        </form>
      </Dialog>
    </>
  )
}
