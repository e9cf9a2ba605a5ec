import { Button, Textarea } from '@mantine/core'
import type { CardDecision } from '@portal/contract/care/staff-white-card'
import { reasonIn, reasonsFor } from '@portal/contract/care/white-card-reasons'
import { type Language, languageNames } from '@portal/contract/language'
import { type FormEvent, useRef } from 'react'
import type { Difference } from '../core/changed'
import { useChecksTexts } from '../locales/checks'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { Failure } from '../ui/failure'
import { focusBlank } from '../ui/focus-blank'
import { fieldError } from '../ui/form-errors'
import styles from './checks.module.css'

interface CheckReasonProps {
  /** What is being decided; undefined while the dialog is closed. */
  decision: CardDecision | undefined
  /** Of the patient. */
  language: Language
  /** The plan that manages the patient's care, as far as the state has named it. */
  plan: string
  reason: string
  onReason: (reason: string) => void
  error: unknown
  missed: readonly Difference[]
  isBusy: boolean
  onSend: (decision: CardDecision) => void
  onClose: () => void
}

/** Asks why, with ready texts in the patient's language. What was typed stays when the dialog is closed. */
export function CheckReason(props: CheckReasonProps) {
  const { decision, language, plan, reason, onReason, error, missed, isBusy, onSend, onClose } = props
  const texts = useChecksTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const ready = decision ? reasonsFor[decision] : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    focusBlank(field.current)
    if (!isBusy && decision) onSend(decision)
  }
  const use = (text: string) => {
    onReason(reason.trim() ? `${reason.trimEnd()}\n${text}` : text)
    field.current?.focus()
    // The field has its new text after this press.
    requestAnimationFrame(() => focusBlank(field.current))
  }
  return (
    <Dialog
      opened={decision !== undefined}
      onClose={onClose}
      title={texts.reasonTitle[decision ?? 'ineligible']}
      size="lg"
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {ready.length > 0 && (
          <fieldset className={styles.templates}>
            <legend>{texts.templates}</legend>
            <div className={styles.buttons}>
              {ready.map((one) => (
                <Button
                  key={one}
                  size="compact-md"
                  variant="default"
                  onClick={() => use(reasonIn(one, language, plan))}
                >
                  {texts.template[one]}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        <Textarea
          ref={field}
          label={texts.reason}
          description={texts.reasonFor(languageNames[language])}
          rows={5}
          maxLength={500}
          lang={language}
          data-autofocus
          value={reason}
          error={fieldError(error, 'reason')}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
        <Failure error={error} missed={missed} />
        <DialogButtons
          send={texts.send[decision ?? 'ineligible']}
          isBusy={isBusy}
          isGrave={decision === 'ineligible'}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
