import { resetPassword } from '@portal/contract/accounts/public'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../core/button'
import { httpApi } from '../lib/api'
import { useAccountTexts } from '../locales/accounts'
import { AccountName } from '../ui/form/account-name'
import { Form, SubmitButton } from '../ui/form/form'
import { PasswordField } from '../ui/form/password-field'
import { useContractForm } from '../ui/form/use-contract-form'
import { accountMeta } from './account-meta'
import { AccountPage, SideList, SideText } from './account-page'
import * as styles from './accounts.module.css'
import { CodeField, ResendButtons } from './code-field'
import { NeedsScript } from './needs-script'
import { PhoneForm } from './phone-form'
import { formatPhone } from './phone-number'
import { useRedirectTarget } from './redirect-target'
import type { SentCode } from './sent-code'

export const meta = accountMeta((texts) => texts.reset)

/** Sets a new password with a code sent to the phone (A09, R26). Never reveals whether the phone has an account. */
export default function Reset() {
  const { reset } = useAccountTexts()
  const { via } = useRedirectTarget()
  const [sent, setSent] = useState<SentCode | null>()
  return (
    <AccountPage title={reset.title} text={reset.text} aside={<ResetAside />}>
      <NeedsScript />
      {sent ? (
        <NewPasswordForm sent={sent} onSent={setSent} />
      ) : (
        <PhoneForm purpose="reset" onSent={setSent} focused={sent === null} />
      )}
      <div className={styles.foot}>
        <p>{reset.noPhone}</p>
        <Button to={via('/login')} kind="quiet">
          {reset.backToLogin}
        </Button>
      </div>
    </AccountPage>
  )
}

function NewPasswordForm({ sent, onSent }: { sent: SentCode; onSent: (sent: SentCode | null) => void }) {
  const texts = useAccountTexts()
  const navigate = useNavigate()
  const { via } = useRedirectTarget()
  const form = useContractForm(resetPassword.input, { defaultValues: { code: '', password: '', confirmation: '' } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form takes the place of the one before
  useEffect(() => form.setFocus('code'), [])
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await httpApi(resetPassword, { ...values, phone: sent.phone }, { quiet: true })
        await navigate(via('/login'), { state: { username: formatPhone(sent.phone), passwordSet: true } })
      }}
    >
      <AccountName value={formatPhone(sent.phone)} />
      <CodeField hint={texts.reset.sent[sent.by ?? 'text'](formatPhone(sent.phone))} />
      <div className={styles.actions}>
        <ResendButtons sent={sent} purpose="reset" onSent={onSent} />
        <Button kind="quiet" onClick={() => onSent(null)}>
          {texts.otherPhone}
        </Button>
      </div>
      <PasswordField
        name="password"
        label={texts.newPassword}
        hint={texts.passwordHint}
        autoComplete="new-password"
        deps={['confirmation']}
      />
      <PasswordField name="confirmation" label={texts.confirmation} autoComplete="new-password" />
      <p className={styles.note}>{texts.reset.ends}</p>
      <div className={styles.actions}>
        <SubmitButton busyText={texts.reset.busy}>{texts.reset.submit}</SubmitButton>
      </div>
    </Form>
  )
}

function ResetAside() {
  const { reset, login } = useAccountTexts()
  return (
    <>
      <SideList ordered title={reset.how} items={reset.steps} />
      <SideText title={login.safety} text={login.safetyText} />
    </>
  )
}
