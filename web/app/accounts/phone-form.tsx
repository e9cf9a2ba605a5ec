import { sendCode } from '@portal/contract/accounts/public'
import { minute } from '@portal/contract/durations'
import { useEffect, useState } from 'react'
import { Button } from '../core/button'
import { retryGuard } from '../lib/retry-guard'
import { useAccountTexts } from '../locales/accounts'
import { Form, SubmitButton } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import { useTypedValues } from '../ui/form/typed-values'
import { useContractForm } from '../ui/form/use-contract-form'
import * as styles from './accounts.module.css'
import { type Purpose, requestCode, type SentCode } from './sent-code'

interface PhoneFormProps {
  purpose: Purpose
  onSent: (sent: SentCode) => void
  /** Storage of the typed number. */
  kept?: { read: () => Record<string, string>; write: (values: Record<string, string>) => void }
  /** Takes the focus, because the form replaces the element that had it. */
  focused?: boolean
}

/** Wait in milliseconds before another code; used when a response was lost and the server's exact time is unknown. */
const tooSoon = minute

/** Asks for a phone number and sends a code to it. Users who already have a code can skip the sending. */
export function PhoneForm({ purpose, onSent, kept, focused = false }: PhoneFormProps) {
  const texts = useAccountTexts()
  const form = useContractForm(sendCode.input, { defaultValues: { phone: '' } })
  useTypedValues(form, kept)
  const [once] = useState(retryGuard)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (focused) form.setFocus('phone')
  }, [])
  async function send({ phone }: { phone: string }) {
    const sent = await once(
      phone,
      () => requestCode(phone, purpose),
      ({ code }) => code === 'code_too_soon',
    )
    onSent(sent ?? { phone, resendAt: Date.now() + tooSoon })
  }

  return (
    <Form form={form} onSubmit={send}>
      <TextField
        name="phone"
        label={purpose === 'change-phone' ? texts.newPhone : texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <div className={styles.actions}>
        <SubmitButton busyText={texts.sendingCode}>{texts.sendCode}</SubmitButton>
        <Button kind="quiet" onClick={form.handleSubmit(({ phone }) => onSent({ phone, resendAt: 0 }))}>
          {texts.haveCode}
        </Button>
      </div>
    </Form>
  )
}
