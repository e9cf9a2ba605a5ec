import { sendCode } from '@portal/contract/accounts/public'
import { useEffect, useState } from 'react'
import { Button } from '../core/button'
import { retried } from '../lib/retried'
import { useAccountTexts } from '../locales/accounts'
import { Form, SubmitButton } from '../ui/form/form'
import { useKeptValues } from '../ui/form/kept-values'
import { TextField } from '../ui/form/text-field'
import { useContractForm } from '../ui/form/use-contract-form'
import styles from './accounts.module.css'
import { type Purpose, requestCode, type SentCode } from './sent-code'

interface PhoneFormProps {
  purpose: Purpose
  onSent: (sent: SentCode) => void
  /** The number as it was typed before, and whoever keeps it. */
  kept?: { read: () => Record<string, string>; write: (values: Record<string, string>) => void }
  /** Takes the focus: the form came in the place of what had it. */
  focused?: boolean
}

/** How long the server refuses another code, in milliseconds: after a lost answer nothing more exact is known. */
const tooSoon = 60_000

/** Asks for a phone number and sends a code to it. Who has a code already goes on with that. */
export function PhoneForm({ purpose, onSent, kept, focused = false }: PhoneFormProps) {
  const texts = useAccountTexts()
  const form = useContractForm(sendCode.input, { defaultValues: { phone: '' } })
  useKeptValues(form, kept)
  const [once] = useState(retried)
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
      <TextField name="phone" label={texts.phone} hint={texts.phoneHint} type="tel" autoComplete="tel" />
      <div className={styles.actions}>
        <SubmitButton busyText={texts.sendingCode}>{texts.sendCode}</SubmitButton>
        <Button kind="quiet" onClick={form.handleSubmit(({ phone }) => onSent({ phone, resendAt: 0 }))}>
          {texts.haveCode}
        </Button>
      </div>
    </Form>
  )
}
