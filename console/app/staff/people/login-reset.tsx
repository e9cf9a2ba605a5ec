import { Checkbox } from '@mantine/core'
import { sendLink } from '@portal/contract/staff/people'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { usePeopleTexts } from '../../locales/people'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './people.module.css'

const empty = { secondFactor: false }

/** Resets a member's login by a link for a new password; optionally removes the lost second factor. */
export function LoginReset({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = usePeopleTexts()
  const client = useQueryClient()
  const form = useForm({ name: `login reset ${id}`, initial: empty })
  const sending = useSave({
    form,
    change: ({ secondFactor }: typeof empty) => api(sendLink, { id, secondFactor }),
    onSaved: (member) => {
      tellDone(texts.resetDone)
      client.setQueryData(['people', id], member)
      void client.invalidateQueries({ queryKey: ['people'], exact: true })
      onClose()
    },
  })
  return (
    <Form form={form} onSubmit={sending.mutate} tells className={styles.form}>
      <p>{texts.resetText}</p>
      <Checkbox {...form.box('secondFactor')} label={texts.resetWith} description={texts.resetWithHint} />
      <FormFoot send={texts.resetSend} save={sending} isDestructive onClose={onClose} />
    </Form>
  )
}
