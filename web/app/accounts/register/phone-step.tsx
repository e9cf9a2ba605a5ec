import { ApiError } from '@portal/client/api-error'
import { provePhone } from '@portal/contract/accounts/public'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../core/button'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useAccountTexts } from '../../locales/accounts'
import { Form, SubmitButton } from '../../ui/form/form'
import { FormNotice } from '../../ui/form/form-notice'
import { useContractForm } from '../../ui/form/use-contract-form'
import { draftValueStore } from '../../ui/wizard/use-step-form'
import { NextButton, StepActions } from '../../ui/wizard/wizard-frame'
import * as styles from '../accounts.module.css'
import { CodeField, ResendButtons } from '../code-field'
import { PhoneForm } from '../phone-form'
import { formatPhone } from '../phone-number'
import { useRedirectTarget } from '../redirect-target'
import type { SentCode } from '../sent-code'
import type { StepProps } from './step-props'
import { firstOpenStep, isUnexpired } from './steps'

/** Verifies the phone by a code (A04). A phone that already has an account leads to the login. */
export function PhoneStep(props: StepProps) {
  const { draft, refusal } = props
  const { sent, proof } = props.content
  const [changing, setChanging] = useState(false)
  const [acted, setActed] = useState(false)
  const [taken, setTaken] = useState(refusal?.fields.phone ?? '')
  const onSent = (sent: SentCode | null) => {
    setTaken('')
    setActed(true)
    draft.change({ sent })
  }
  const change = () => {
    setActed(true)
    setChanging(true)
  }
  if (isUnexpired(proof) && !changing && !taken) return <Confirmed {...props} phone={proof.phone} change={change} />
  return (
    <>
      {taken ? <PhoneTaken text={taken} /> : refusal && <FormNotice text={refusal.message} />}
      {sent && !taken ? (
        <CodeForm {...props} sent={sent} onSent={onSent} onTaken={setTaken} focused={acted} />
      ) : (
        <PhoneForm purpose="register" onSent={onSent} kept={draftValueStore(draft)} focused={acted && !taken} />
      )}
    </>
  )
}

function Confirmed(props: StepProps & { phone: string; change: () => void }) {
  const texts = useAccountTexts()
  return (
    <>
      <p className={styles.note}>{texts.register.phoneConfirmed(formatPhone(props.phone))}</p>
      <StepActions>
        <NextButton onClick={props.goToNextStep}>{texts.register.next}</NextButton>
        <Button kind="quiet" size="large" onClick={props.change}>
          {texts.otherPhone}
        </Button>
      </StepActions>
    </>
  )
}

interface CodeFormProps extends StepProps {
  sent: SentCode
  onSent: (sent: SentCode | null) => void
  onTaken: (text: string) => void
  focused: boolean
}

function CodeForm({ type, draft, pathOf, sent, onSent, onTaken, focused }: CodeFormProps) {
  const texts = useAccountTexts()
  const navigate = useNavigate()
  const form = useContractForm(provePhone.input, { defaultValues: { code: '' } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form takes the place of the one before
  useEffect(() => {
    if (focused) form.setFocus('code')
  }, [])
  const prove = async (code: string) => {
    const { proof, expiresAt } = await httpApi(provePhone, { phone: sent.phone, code }, { quiet: true })
    const { documents } = draft.read().content
    // Uploaded pictures belong to the proof under which they were uploaded.
    if (documents.length > 0) toast(texts.register.documentsGone, 'warning')
    draft.change({ proof: { token: proof, phone: sent.phone, expiresAt }, sent: null, documents: [] })
    const next = documents.length > 0 ? 'documents' : firstOpenStep(type, draft.read().content)
    await navigate(pathOf(next))
  }
  return (
    <Form
      form={form}
      onSubmit={({ code }) =>
        prove(code).catch((error) => {
          if (!(error instanceof ApiError && error.fields.phone)) throw error
          draft.change({ sent: null })
          onTaken(error.fields.phone)
        })
      }
    >
      <CodeField hint={texts.codeSent[sent.by ?? 'text'](formatPhone(sent.phone))} sends />
      <StepActions>
        <SubmitButton busyText={texts.register.checking}>{texts.register.next}</SubmitButton>
      </StepActions>
      <div className={styles.actions}>
        <ResendButtons sent={sent} purpose="register" onSent={onSent} />
        <Button kind="quiet" onClick={() => onSent(null)}>
          {texts.otherPhone}
        </Button>
      </div>
    </Form>
  )
}

function PhoneTaken({ text }: { text: string }) {
  const { register } = useAccountTexts()
  const { via } = useRedirectTarget()
  return (
    <FormNotice text={text}>
      <div className={styles.actions}>
        <Button to={via('/login')}>{register.takenLogin}</Button>
        <Button to={via('/resetpwd')} kind="secondary">
          {register.takenReset}
        </Button>
      </div>
    </FormNotice>
  )
}
