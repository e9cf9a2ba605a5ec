import { proveEmail, sendEmailCode } from '@portal/contract/accounts/own'
import { useState } from 'react'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useAccountTexts } from '../../locales/accounts'
import { useProfileTexts } from '../../locales/profile'
import { Form, SubmitButton } from '../../ui/form/form'
import { useContractForm } from '../../ui/form/use-contract-form'
import { CodeField, SendAgainButton } from '../code-field'
import type { TabProps } from './own-record'
import * as styles from './profile.module.css'

export interface EmailProofProps {
  record: TabProps['record']
  onProved: (record: TabProps['record']) => void
}

/** The code that was sent to the user's e-mail. */
export function EmailProofForm({ record, onProved }: EmailProofProps) {
  const { emailProof: words, saving } = useProfileTexts()
  const { resend } = useAccountTexts()
  const [resendAt, setResendAt] = useState(0)
  const form = useContractForm(proveEmail.input, { defaultValues: { code: '' } })
  return (
    <Form
      form={form}
      label={words.title}
      onSubmit={async (values) => {
        await httpApi(proveEmail, values, { quiet: true })
        toast(words.done, 'success')
        onProved(withProvedEmail(record))
      }}
    >
      <CodeField hint={words.hint} sends />
      <div className={styles.actions}>
        <SubmitButton busyText={saving} main={false}>
          {words.submit}
        </SubmitButton>
        <SendAgainButton
          words={resend}
          resendAt={resendAt}
          send={async () => {
            const { resendAfter } = await httpApi(sendEmailCode, {}, { quiet: true })
            setResendAt(Date.now() + resendAfter * 1000)
          }}
        />
      </div>
    </Form>
  )
}

function withProvedEmail(record: TabProps['record']): TabProps['record'] {
  if (record.userType === 'patient') return { ...record, info: { ...record.info, emailProved: true } }
  return { ...record, info: { ...record.info, emailProved: true } }
}
