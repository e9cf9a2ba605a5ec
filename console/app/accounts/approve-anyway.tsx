import { Textarea } from '@mantine/core'
import { newYorkToday } from '@portal/client/new-york'
import { documentKinds } from '@portal/contract/accounts/documents'
import { reviewCaregiver, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { useCaregiversTexts } from '../locales/caregivers'
import { Dialog } from '../ui/dialog/dialog'
import { Form } from '../ui/form/form'
import { FormFoot } from '../ui/form/form-foot'
import { useForm } from '../ui/form/use-form'
import styles from './caregivers.module.css'
import { type Asking, useDecision } from './decision'

const empty = { anyway: '' }

/** Required kinds of which there is no document that is approved and still valid. */
export function notApproved({ documents }: StaffCaregiver) {
  const isValid = ({ reviewStatus, expiresOn }: StaffCaregiver['documents'][number]) =>
    reviewStatus === 'approved' && (expiresOn === null || expiresOn >= newYorkToday())
  return documentKinds.filter((kind) => !documents.some((document) => document.kind === kind && isValid(document)))
}

interface ApproveAnywayProps {
  id: string
  caregiver: StaffCaregiver
  asking: Asking
}

/** Names the documents that an approval lacks, and asks why staff approve anyway. What was typed stays when it is closed. */
export function ApproveAnyway({ id, caregiver, asking: { opened, onClose } }: ApproveAnywayProps) {
  const { anyway: texts, kinds } = useCaregiversTexts()
  const form = useForm({
    name: `anyway ${id}`,
    initial: empty,
    rules: ({ anyway }) => ({ anyway: anyway.trim() === '' && texts.missing }),
    seen: caregiver.version,
  })
  const record = { ...caregiver, id }
  const deciding = useDecision({ caregiverId: id, record, endpoint: reviewCaregiver, form, onDone: onClose })
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <Form
        form={form}
        onSubmit={(given) => deciding.mutate({ reviewStatus: 'approved', ...given })}
        tells
        className={styles.document}
      >
        <p>{texts.text}</p>
        <ul>
          {notApproved(caregiver).map((kind) => (
            <li key={kind}>{kinds[kind]}</li>
          ))}
        </ul>
        <Textarea
          {...form.field('anyway')}
          label={texts.why}
          description={texts.hint}
          rows={3}
          maxLength={500}
          data-autofocus
        />
        <FormFoot send={texts.send} save={deciding} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
