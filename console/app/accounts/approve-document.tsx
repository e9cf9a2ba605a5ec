import { Checkbox, TextInput } from '@mantine/core'
import { reviewDocument, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { useCaregiversTexts } from '../locales/caregivers'
import { Dialog } from '../ui/dialog/dialog'
import { Form } from '../ui/form/form'
import { FormFoot } from '../ui/form/form-foot'
import { useForm } from '../ui/form/use-form'
import styles from './caregivers.module.css'
import { type Asking, useDecision } from './decision'

const empty = { expiresOn: '', isForever: false }

interface ApproveDocumentProps {
  caregiverId: string
  document: StaffCaregiver['documents'][number]
  title: string
  asking: Asking
}

/** Asks until when a document is valid before it is approved. */
export function ApproveDocument({ caregiverId, document, title, asking: { opened, onClose } }: ApproveDocumentProps) {
  const texts = useCaregiversTexts()
  const form = useForm({
    name: `approve ${document.id}`,
    initial: empty,
    rules: ({ expiresOn, isForever }) => ({ expiresOn: !expiresOn && !isForever && texts.expiryMissing }),
    seen: document.version,
  })
  const deciding = useDecision({ caregiverId, record: document, endpoint: reviewDocument, form, onDone: onClose })
  const { expiresOn, isForever } = form.values
  const approve = () => deciding.mutate({ reviewStatus: 'approved', expiresOn: isForever ? null : expiresOn })
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Form form={form} onSubmit={approve} tells className={styles.document}>
        <TextInput
          {...form.field('expiresOn')}
          label={texts.expiresOn}
          type="date"
          data-autofocus
          disabled={isForever}
          value={isForever ? '' : expiresOn}
        />
        <Checkbox {...form.box('isForever')} label={texts.neverExpires} />
        <FormFoot send={texts.approve} save={deciding} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
