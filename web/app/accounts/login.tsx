import { ApiError } from '@portal/client/api-error'
import { login } from '@portal/contract/accounts/public'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../core/button'
import { useLogout } from '../core/frame/use-logout'
import { useHydrated } from '../core/loading/hydrated'
import { useTexts } from '../core/texts'
import { toast } from '../core/toasts'
import { useLapse, useSessionUser, useToken } from '../core/use-session'
import { httpApi } from '../lib/api'
import { useAccountTexts } from '../locales/accounts'
import { Announcement } from '../ui/announcement'
import { Form, SubmitButton } from '../ui/form/form'
import { FormNotice } from '../ui/form/form-notice'
import { PasswordField } from '../ui/form/password-field'
import { TextField } from '../ui/form/text-field'
import { useContractForm } from '../ui/form/use-contract-form'
import { accountMeta } from './account-meta'
import { AccountPage, SideText } from './account-page'
import * as styles from './accounts.module.css'
import { enter } from './enter'
import { NeedsScript } from './needs-script'
import { useRedirectTarget } from './redirect-target'

export const meta = accountMeta((texts) => texts.login)

/** What the page before tells this one. */
interface Arrival {
  why?: keyof ReturnType<typeof useAccountTexts>['login']['why']
  /** A new password was set a moment ago. */
  passwordSet?: boolean
  /** The phone number, known after a password reset. */
  username?: string
}

/** Logs patients and caregivers in and returns to the page that required the login (A01, R28). */
export default function Login() {
  const texts = useAccountTexts()
  const [arriving, setArriving] = useState(false)
  // The browser keeps the state on a reload; the server does not know it.
  const hydrated = useHydrated()
  const token = useToken()
  const lapse = useLapse()
  const { wanted, arrival } = useRedirectTarget()
  const { why, passwordSet } = (useLocation().state ?? {}) as Arrival
  return token && !arriving ? (
    <AlreadyIn arrival={arrival} />
  ) : (
    <AccountPage
      title={texts.login.title}
      text={(why && texts.login.why[why]) ?? (wanted ? texts.login.comeBack : texts.login.text)}
      aside={<LoginAside />}
    >
      {lapse && (
        <p role="status" className={styles.note}>
          {texts.login.lapse[lapse]}
        </p>
      )}
      {hydrated && passwordSet && (
        <>
          <Announcement text={texts.reset.done} />
          <p className={styles.note}>{texts.reset.done}</p>
        </>
      )}
      <NeedsScript />
      <LoginForm arrival={arrival} onDone={() => setArriving(true)} />
    </AccountPage>
  )
}

function LoginForm({ arrival, onDone }: { arrival: string; onDone: () => void }) {
  const texts = useAccountTexts()
  const { via } = useRedirectTarget()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  const { username } = (useLocation().state ?? {}) as Arrival
  const form = useContractForm(login.input, { defaultValues: { username: username ?? '', password: '' } })
  return (
    <>
      {refusal && <FormNotice text={refusal} />}
      <Form
        form={form}
        onSubmit={async (values) => {
          setRefusal('')
          try {
            const session = await httpApi(login, values, { quiet: true })
            onDone()
            toast(texts.login.done, 'success')
            enter(session)
            await navigate(arrival, { replace: true })
          } catch (error) {
            if (!isRefusal(error)) throw error
            setRefusal(error.message)
          }
        }}
      >
        <TextField name="username" label={texts.username} autoComplete="username" inputMode="email" />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <div className={styles.actions}>
          <SubmitButton busyText={texts.login.busy}>{texts.login.submit}</SubmitButton>
          <Button to={via('/resetpwd')} kind="quiet">
            {texts.login.forgot}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** Whether the server refused the login as a whole; the form itself shows field errors and network failures. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && ['wrong_credentials', 'too_many_attempts'].includes(error.code)
}

function LoginAside() {
  const { login: words } = useAccountTexts()
  const { via } = useRedirectTarget()
  return (
    <>
      <SideText title={words.newHere} text={words.newHereText}>
        <Button to={via('/regselect')} kind="accent" size="large" className={styles.asideButton}>
          {words.register}
        </Button>
      </SideText>
      <SideText title={words.safety} text={words.safetyText} />
    </>
  )
}

function AlreadyIn({ arrival }: { arrival: string }) {
  const { login: words } = useAccountTexts()
  const { shell } = useTexts()
  const { busy, logOut } = useLogout()
  const user = useSessionUser()
  return (
    <AccountPage title={words.already(user?.firstName ?? '')} text={words.alreadyText}>
      <div className={styles.actions}>
        <Button to={arrival} size="large">
          {words.goOn}
        </Button>
        <Button kind="secondary" size="large" onClick={logOut} aria-disabled={busy || undefined}>
          {busy ? shell.loggingOut : shell.logout}
        </Button>
      </div>
    </AccountPage>
  )
}
