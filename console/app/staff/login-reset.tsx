import { Checkbox } from '@mantine/core'
import { sendLink } from '@portal/contract/staff/people'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useSend } from '../core/use-send'
import { usePeopleTexts } from '../locales/people'
import { DialogButtons } from '../ui/dialog-buttons'
import { Failure } from '../ui/failure'
import styles from './people.module.css'

/** Ends a member's login and sends a link to a new one; on request without the second factor that is lost. */
export function LoginReset({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = usePeopleTexts()
  const client = useQueryClient()
  const [secondFactor, setSecondFactor] = useState(false)
  const sending = useSend({
    meta: { quiet: true },
    mutationFn: () => api(sendLink, { id, secondFactor }),
    onSuccess: (member) => {
      tellDone(texts.resetDone)
      client.setQueryData(['people', id], member)
      void client.invalidateQueries({ queryKey: ['people'], exact: true })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{texts.resetText}</p>
      <Checkbox
        label={texts.resetWith}
        description={texts.resetWithHint}
        checked={secondFactor}
        onChange={(event) => setSecondFactor(event.currentTarget.checked)}
      />
      <Failure error={sending.error} />
      <DialogButtons send={texts.resetSend} isBusy={sending.isPending} isGrave onClose={onClose} />
    </form>
  )
}
