import { Button } from '@mantine/core'
import type { CardDecision } from '@portal/contract/care/white-card/checks'
import { reasonIn, reasonsFor } from '@portal/contract/care/white-card/reasons'
import { type Language, languageNames } from '@portal/contract/language'
import { type ComponentProps, useRef } from 'react'
import { useChecksTexts } from '../../locales/checks'
import { focusBlank } from '../../ui/focus-blank'
import { ReasonDialog } from '../../ui/form/reason-dialog'
import styles from '../eligibility/checks.module.css'

interface CheckReasonProps extends Pick<ComponentProps<typeof ReasonDialog>, 'form' | 'save' | 'onSubmit' | 'onClose'> {
  /** The decision to explain; undefined while the dialog is closed. */
  decision: CardDecision | undefined
  /** The patient's language. */
  language: Language
  /** The managed care plan, if the state has named it. */
  plan: string
}

/** Asks for a reason, with templates in the patient's language. */
export function CheckReason({ decision, language, plan, ...dialog }: CheckReasonProps) {
  const { form } = dialog
  const texts = useChecksTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const ready = decision ? reasonsFor[decision] : []
  const use = (text: string) => {
    const { reason } = form.values
    form.set('reason', reason.trim() ? `${reason.trimEnd()}\n${text}` : text)
    field.current?.focus()
    // Wait a frame, until the field shows the template's text.
    requestAnimationFrame(() => focusBlank(field.current))
  }
  return (
    <ReasonDialog
      {...dialog}
      ref={field}
      opened={decision !== undefined}
      title={texts.reasonTitle[decision ?? 'ineligible']}
      size="lg"
      className={styles.form}
      label={texts.reason}
      description={texts.reasonFor(languageNames[language])}
      maxLength={500}
      lang={language}
      send={texts.send[decision ?? 'ineligible']}
      isDestructive={decision === 'ineligible'}
    >
      {ready.length > 0 && (
        <fieldset className={styles.templates}>
          <legend>{texts.templates}</legend>
          <div className={styles.buttons}>
            {ready.map((one) => (
              <Button key={one} size="compact-md" variant="default" onClick={() => use(reasonIn(one, language, plan))}>
                {texts.template[one]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </ReasonDialog>
  )
}
