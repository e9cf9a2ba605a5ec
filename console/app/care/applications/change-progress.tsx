import { Button, NativeSelect, Textarea } from '@mantine/core'
import { maxMessageLetters, progresses } from '@portal/contract/care/applications/applications'
import { type StaffApplicationDetail, setProgress } from '@portal/contract/care/applications/staff'
import { languageNames } from '@portal/contract/language'
import { api } from '../../core/api'
import { useShown } from '../../core/shown'
import { useSingleKeys } from '../../core/single-keys'
import { useApplicationsTexts } from '../../locales/applications'
import { Dialog } from '../../ui/dialog/dialog'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './application.module.css'
import { seenIn, useApplicationSave } from './use-application'

/** Sets the progress of an application, with a reason that the applicant reads. The input survives closing the dialog. */
export function ChangeProgress({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts()
  const { id, progress } = application
  const [isOpen, setOpen] = useShown('changes progress', false)
  const form = useForm({
    name: `${id} progress`,
    initial: { progress, text: '' },
    endpoint: setProgress,
    seen: seenIn(application),
  })
  const save = useApplicationSave(
    application,
    form,
    (given, { version }) => api(setProgress, { id, version, ...given }),
    {
      done: texts.change.saved,
      onDone: () => setOpen(false),
    },
  )
  const open = () => {
    save.forget()
    setOpen(true)
  }
  useSingleKeys({ p: open })
  return (
    <>
      <Button variant="default" className={styles.onScreen} onClick={open}>
        {texts.change.title}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.change.title} size="lg">
        <Form form={form} onSubmit={save.mutate} tells className={styles.form}>
          <NativeSelect
            {...form.field('progress')}
            label={texts.change.now}
            data-autofocus
            size="md"
            data={progresses.map((one) => ({ value: one, label: texts.progress[one] }))}
          />
          <Textarea
            {...form.field('text')}
            label={texts.change.reason}
            description={texts.change.hint(languageNames[application.account.language])}
            rows={5}
            maxLength={maxMessageLetters}
          />
          <FormFoot send={texts.change.save} save={save} onClose={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  )
}
