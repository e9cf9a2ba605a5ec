import { Button, Checkbox } from '@mantine/core'
import { type DocumentKind, documentKinds } from '@portal/contract/accounts/documents'
import { askForDocuments, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { languageNames } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../core/api'
import { useSave } from '../core/saving/use-save'
import { useShown } from '../core/shown'
import { useCaregiversTexts } from '../locales/caregivers'
import { Alert } from '../ui/alert'
import { Dialog } from '../ui/dialog/dialog'
import { Form } from '../ui/form/form'
import { FormFoot } from '../ui/form/form-foot'
import { useForm } from '../ui/form/use-form'
import { tellSaved } from '../ui/undo'
import styles from './caregivers.module.css'

interface AskForDocumentsProps {
  id: string
  caregiver: StaffCaregiver
  missing: readonly DocumentKind[]
  name: string
}

/** Asks for documents by text message; what is missing and not asked for yet is selected already. */
export function AskForDocuments({ id, caregiver, missing, name }: AskForDocumentsProps) {
  const texts = useCaregiversTexts()
  const client = useQueryClient()
  const { language, wanted } = caregiver
  const [isOpen, setOpen] = useShown('asks for documents', false)
  const initial = { kinds: missing.filter((kind) => !wanted.some((one) => one.kind === kind)) }
  const form = useForm({ name: `asked documents ${id}`, initial, endpoint: askForDocuments })
  const asking = useSave({
    form,
    change: ({ kinds }: typeof initial) => api(askForDocuments, { id, kinds }),
    onSaved: (after) => {
      client.setQueryData(['caregiver', id], after)
      setOpen(false)
      tellSaved(after, texts.asked)
    },
  })
  const close = () => {
    form.reset()
    asking.forget()
    setOpen(false)
  }
  const problem = form.errorAt('kinds')
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={texts.askOf(name)}>
        <Form form={form} onSubmit={asking.mutate} tells className={styles.document}>
          <Checkbox.Group
            size="md"
            label={texts.askKinds}
            description={texts.askHint(languageNames[language])}
            value={form.values.kinds}
            onChange={(chosen) =>
              form.set(
                'kinds',
                documentKinds.filter((kind) => chosen.includes(kind)),
              )
            }
          >
            <div className={styles.choices}>
              {documentKinds.map((kind) => (
                <Checkbox key={kind} value={kind} label={texts.kinds[kind]} />
              ))}
            </div>
          </Checkbox.Group>
          {problem && <Alert>{problem}</Alert>}
          <FormFoot send={texts.askSend} save={asking} takesFocus onClose={close} />
        </Form>
      </Dialog>
    </>
  )
}
