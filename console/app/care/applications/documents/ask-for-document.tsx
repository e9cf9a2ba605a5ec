import { Button, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/applications/applications'
import { askForDocument, type StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/person/names'
import { api } from '../../../core/api'
import { useShown } from '../../../core/shown'
import { useApplicationsTexts } from '../../../locales/applications'
import { Dialog } from '../../../ui/dialog/dialog'
import { Form } from '../../../ui/form/form'
import { FormFoot } from '../../../ui/form/form-foot'
import { useForm } from '../../../ui/form/use-form'
import styles from '../application.module.css'
import { documentNames, templatesIn } from '../reply-templates'
import { seenIn, useApplicationSave } from '../use-application'

/** Requests a document, with a message prefilled in the applicant's language. */
export function AskForDocument({ application, kind }: { application: StaffApplicationDetail; kind: CareDocumentKind }) {
  const texts = useApplicationsTexts()
  const { documents } = texts
  const { id, account, contact } = application
  const prepared = templatesIn(account.language).paper.text(fullName(contact), documentNames([kind], account.language))
  const [isOpen, setOpen] = useShown(`asks for ${kind}`, false)
  const form = useForm({
    name: `${id} paper ${kind}`,
    initial: { text: prepared },
    endpoint: askForDocument,
    seen: seenIn(application),
  })
  const save = useApplicationSave(application, form, (given) => api(askForDocument, { id, kind, ...given }), {
    done: documents.asked,
    onDone: () => setOpen(false),
  })
  const title = documents.askOf(documents.kinds[kind])
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        className={styles.onScreen}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {documents.ask}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={title} size="lg">
        <Form form={form} onSubmit={save.mutate} tells className={styles.form}>
          <Textarea
            {...form.field('text')}
            label={documents.text}
            description={texts.messages.reads(languageNames[account.language])}
            lang={account.language}
            rows={8}
            maxLength={maxMessageLetters}
          />
          <FormFoot send={documents.send} save={save} takesFocus onClose={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  )
}
