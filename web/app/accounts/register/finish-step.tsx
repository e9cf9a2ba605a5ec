import { ApiError } from '@portal/client/api-error'
import { readToken } from '@portal/client/session'
import { registerCaregiver, registerPatient } from '@portal/contract/accounts/public'
import type { InputOf } from '@portal/contract/endpoint'
import { useState } from 'react'
import { httpApi } from '../../lib/api'
import { retryGuard } from '../../lib/retry-guard'
import { useAccountTexts } from '../../locales/accounts'
import { AccountName } from '../../ui/form/account-name'
import { CheckField } from '../../ui/form/choice-fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { PasswordField } from '../../ui/form/password-field'
import { TextField } from '../../ui/form/text-field'
import { serverFields } from '../../ui/form/use-contract-form'
import { useLeaveSteps } from '../../ui/wizard/use-leave-steps'
import { useStepForm } from '../../ui/wizard/use-step-form'
import { StepActions } from '../../ui/wizard/wizard-frame'
import * as styles from '../accounts.module.css'
import { formatPhone } from '../phone-number'
import { useRedirectTarget } from '../redirect-target'
import { TermsLink } from '../terms-link'
import { logInAs } from './log-in-as'
import { ReviewList } from './review-list'
import type { StepProps } from './step-props'
import { endpointOf, type Step, stepOfField } from './steps'

/** The last step: summary, white card number, password and consent (A04–A06). */
export function FinishStep(props: StepProps) {
  return props.type === 'patient' ? <PatientFinish {...props} /> : <CaregiverFinish {...props} />
}

const secretFields = { password: '', confirmation: '', agreed: false }

/** A card belongs to an account as its holder's own, so helpers are not asked for the number: it goes into the application. */
function PatientFinish(props: StepProps) {
  const { draft, content } = props
  const { register } = useAccountTexts()
  const form = useStepForm(registerPatient.input, { draft, defaultValues: { medicaidId: '', ...secretFields } })
  const send = useSending(props)
  return (
    <Form form={form} onSubmit={send}>
      <ReviewList {...props} />
      {content.values.careFor !== 'other' && (
        <TextField
          name="medicaidId"
          label={register.medicaidId}
          hint={register.medicaidIdHint}
          autoCapitalize="characters"
          autoComplete="off"
          width="short"
          optional
        />
      )}
      <PasswordPart phone={content.proof?.phone ?? ''} />
    </Form>
  )
}

function CaregiverFinish(props: StepProps) {
  const { draft, content } = props
  const form = useStepForm(registerCaregiver.input, { draft, defaultValues: secretFields })
  const send = useSending(props)
  return (
    <Form form={form} onSubmit={send}>
      <ReviewList {...props} />
      <PasswordPart phone={content.proof?.phone ?? ''} />
    </Form>
  )
}

function PasswordPart({ phone }: { phone: string }) {
  const texts = useAccountTexts()
  const { register } = texts
  return (
    <>
      <div className={styles.group}>
        <h3>{register.choosePassword}</h3>
        <AccountName value={formatPhone(phone)} />
        <PasswordField
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          deps={['confirmation']}
        />
        <PasswordField name="confirmation" label={texts.confirmation} autoComplete="new-password" />
      </div>
      <CheckField name="agreed">
        {register.agreeTo} <TermsLink to="/about/privacy">{register.privacy}</TermsLink> {register.and}{' '}
        <TermsLink to="/about/TermsOfServices">{register.terms}</TermsLink>
        {register.agreeEnd}
      </CheckField>
      <StepActions>
        <SubmitButton busyText={register.sending}>{register.submit}</SubmitButton>
      </StepActions>
    </>
  )
}

/** Submits the registration; if the server refuses a field of an earlier step, goes back to that step. */
function useSending({ type, steps, draft, refuse }: StepProps) {
  const leaveSteps = useLeaveSteps()
  const { via } = useRedirectTarget()
  const [once] = useState(retryGuard)
  return async (last: { password: string }) => {
    const { values, proof, documents } = draft.read().content
    const papers = documents.map(({ kind, paper, fileId }) => ({ kind, paper, fileId }))
    const isHelper = values.careFor === 'other'
    const input = {
      ...values,
      ...last,
      proof: proof?.token ?? '',
      ...(isHelper && { medicaidId: '' }),
      ...(type === 'caregiver' && { documents: papers }),
    }
    // The steps have validated the values with the same schema; the server validates them again.
    const checked = input as unknown as InputOf<typeof registerPatient & typeof registerCaregiver>
    const enter = () => logInAs(proof?.phone ?? '', last.password)
    try {
      await once(
        input.proof,
        () => httpApi(endpointOf[type], checked, { quiet: true }),
        // `proof_expired` may mean that a lost attempt created the account and used up the proof; then the password
        // logs in.
        async ({ code }) => code === 'proof_expired' && enter().then(() => readToken() !== null),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const step = stepOfRefusal(error, steps)
      if (step === 'finish') throw error
      return refuse(error, step)
    }
    await enter()
    await leaveSteps(via(`/regresult/${type}`), { state: { isRegistered: true } })
    draft.end()
  }
}

function stepOfRefusal(error: ApiError, steps: readonly Step[]): Step {
  if (error.code === 'proof_expired') return 'phone'
  const wrong = Object.keys(serverFields(error)).map(stepOfField)
  return steps.find((step) => wrong.includes(step)) ?? 'finish'
}
