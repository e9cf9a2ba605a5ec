import { Button, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/applications/requests'
import { askForPaper, type StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/person/names'
import { api } from '../../../core/api'
import { useShown } from '../../../core/shown'
import { useRequestsTexts } from '../../../locales/requests'
import { Dialog } from '../../../ui/dialog/dialog'
import { Form } from '../../../ui/form/form'
import { FormFoot } from '../../../ui/form/form-foot'
import { useForm } from '../../../ui/form/use-form'
import { paperNames, templatesIn } from '../reply-templates'
import styles from '../request.module.css'
import { seenIn, useRequestSave } from '../use-request'

/** Asks for a paper: the message is there already, in the language that the applicant reads. */
export function AskForPaper({ request, kind }: { request: StaffRequestDetail; kind: CareDocumentKind }) {
  const texts = useRequestsTexts()
  const { papers } = texts
  const { id, account, contact } = request
  const prepared = templatesIn(account.language).paper.text(fullName(contact), paperNames([kind], account.language))
  const [isOpen, setOpen] = useShown(`asks for ${kind}`, false)
  const form = useForm({
    name: `${id} paper ${kind}`,
    initial: { text: prepared },
    endpoint: askForPaper,
    seen: seenIn(request),
  })
  const save = useRequestSave(request, form, (given) => api(askForPaper, { id, kind, ...given }), {
    done: papers.asked,
    onDone: () => setOpen(false),
  })
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
        <Form form={form} onSubmit={save.mutate} tells className={styles.form}>
          <Textarea
            {...form.field('text')}
            label={papers.text}
            description={texts.messages.reads(languageNames[account.language])}
            lang={account.language}
            rows={8}
            maxLength={maxMessageLetters}
          />
          <FormFoot send={papers.send} save={save} takesFocus onClose={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  )
}
