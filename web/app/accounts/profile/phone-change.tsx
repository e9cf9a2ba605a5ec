import { ApiError } from '@portal/client/api-error'
import { changePhone } from '@portal/contract/accounts/own'
import { Phone } from '@portal/contract/person/person'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../core/button'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useAccountTexts } from '../../locales/accounts'
import { useProfileTexts } from '../../locales/profile'
import { Card } from '../../ui/card'
import { Form, SubmitButton } from '../../ui/form/form'
import { FormNotice } from '../../ui/form/form-notice'
import { PasswordField } from '../../ui/form/password-field'
import { useContractForm } from '../../ui/form/use-contract-form'
import { CodeField, ResendButtons } from '../code-field'
import { PhoneForm } from '../phone-form'
import { formatPhone } from '../phone-number'
import type { SentCode } from '../sent-code'
import type { TabProps } from './own-record'
import * as styles from './profile.module.css'

const headingId = 'phone'
const purpose = 'change-phone'

/** Changes the phone number in two steps: send a code to the new number, then check code and password. */
export function PhoneChange({ record, take }: TabProps) {
  const { phoneChange: words } = useProfileTexts()
  const [step, setStep] = useState<'rest' | 'phone' | SentCode>('rest')
  const area = useRef<HTMLDivElement>(null)
  const named = typeof step === 'string' ? step : 'code'
  useFirstField(area, named)

  function done(phone: string) {
    take(withPhone(record, Phone.safeParse(phone).data ?? phone))
    toast(words.done, 'success')
    setStep('rest')
    document.getElementById(headingId)?.focus()
  }

  return (
    <Card title={words.title} id={headingId} text={words.now(formatPhone(record.info.phone))}>
      <div ref={area} className={styles.step}>
        {step === 'rest' && (
          <Button kind="secondary" size="large" onClick={() => setStep('phone')}>
            {words.begin}
          </Button>
        )}
        {step === 'phone' && <PhoneForm purpose={purpose} onSent={setStep} />}
        {typeof step === 'object' && (
          <CodeForm sent={step} onSent={setStep} onDone={() => done(step.phone)} back={() => setStep('phone')} />
        )}
      </div>
    </Card>
  )
}

interface CodeFormProps {
  sent: SentCode
  onSent: (sent: SentCode) => void
  onDone: () => void
  back: () => void
}

function CodeForm({ sent, onSent, onDone, back }: CodeFormProps) {
  const { phoneChange: words, password, saving } = useProfileTexts()
  const account = useAccountTexts()
  const [refusal, setRefusal] = useState('')
  const form = useContractForm(changePhone.input, { defaultValues: { code: '', currentPassword: '' } })
  return (
    <>
      {refusal && <FormNotice text={refusal} />}
      <Form
        form={form}
        label={words.title}
        onSubmit={async (values) => {
          setRefusal('')
          try {
            await httpApi(changePhone, { ...values, phone: sent.phone }, { quiet: true })
            onDone()
          } catch (error) {
            // The number belongs to the previous step, so its error is shown above this form.
            if (!(error instanceof ApiError && error.fields.phone)) throw error
            setRefusal(error.fields.phone)
          }
        }}
      >
        <CodeField hint={account.codeSent[sent.by ?? 'text'](formatPhone(sent.phone))} />
        <PasswordField
          name="currentPassword"
          label={password.current}
          hint={words.passwordHint}
          autoComplete="current-password"
        />
        <div className={styles.actions}>
          <SubmitButton busyText={saving}>{words.submit}</SubmitButton>
          <ResendButtons sent={sent} purpose={purpose} onSent={onSent} />
          <Button kind="quiet" onClick={back}>
            {words.back}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** Focuses the first field of each step, but not when the page loads. */
function useFirstField(area: React.RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && step !== 'rest') area.current?.querySelector('input')?.focus()
    before.current = step
  }, [area, step])
}

function withPhone(record: TabProps['record'], phone: string): TabProps['record'] {
  if (record.userType === 'patient') return { ...record, info: { ...record.info, phone } }
  return { ...record, info: { ...record.info, phone } }
}
