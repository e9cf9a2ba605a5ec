import { Button, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/applications/applications'
import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { callOffVisit } from '@portal/contract/care/visits/staff'
import { languageNames } from '@portal/contract/language'
import { api } from '../../../core/api'
import { useShown } from '../../../core/shown'
import { useApplicationsTexts } from '../../../locales/applications'
import { useShellTexts } from '../../../locales/shell'
import { Dialog } from '../../../ui/dialog/dialog'
import { Form } from '../../../ui/form/form'
import { FormFoot } from '../../../ui/form/form-foot'
import { useForm } from '../../../ui/form/use-form'
import styles from '../application.module.css'
import { seenIn, useApplicationSave } from '../use-application'

const empty = { text: '' }

/** Cancels a visit, with a reason that the applicant reads. The input survives closing the dialog. */
export function CallOffVisit({ application }: { application: StaffApplicationDetail }) {
  const { visit: texts } = useApplicationsTexts()
  // Next to 取消面談 (cancel the visit), a button labeled 取消 (cancel) would be ambiguous.
  const { back } = useShellTexts()
  const { id, account } = application
  const [isOpen, setOpen] = useShown('calls off', false)
  const form = useForm({ name: `${id} call off`, initial: empty, endpoint: callOffVisit, seen: seenIn(application) })
  const save = useApplicationSave(
    application,
    form,
    (given, { version }) => api(callOffVisit, { id, version, ...given }),
    {
      done: texts.calledOffNow,
      onDone: () => setOpen(false),
    },
  )
  const open = () => {
    save.forget()
    setOpen(true)
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.callOff}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.callOff} size="lg">
        <Form form={form} onSubmit={save.mutate} tells className={styles.form}>
          <Textarea
            {...form.field('text')}
            label={texts.reason}
            description={texts.callOffHint(languageNames[account.language])}
            lang={account.language}
            rows={4}
            maxLength={maxMessageLetters}
            data-autofocus
          />
          <FormFoot send={texts.callOffNow} save={save} isDestructive onClose={() => setOpen(false)} leave={back} />
        </Form>
      </Dialog>
    </>
  )
}
