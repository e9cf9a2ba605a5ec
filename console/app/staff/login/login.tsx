import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { rememberDays } from '@portal/contract/staff/own'
import { staffLogin } from '@portal/contract/staff/public'
import { Navigate, useSearchParams } from 'react-router'
import { api } from '../../core/api'
import { enter } from '../../core/enter'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { useSend } from '../../core/saving/use-send'
import { useSession } from '../../core/session'
import { useLoginTexts } from '../../locales/login'
import { Alert } from '../../ui/alert'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import { knowsPasskeys, logInByPasskey } from '../account/passkeys'
import styles from './login.module.css'
import { LoginPage } from './login-page'

const empty = { username: '', password: '', totp: '', remember: false }

/** The login: e-mail, password and, unless the device is remembered, the code. */
export function Login() {
  const texts = useLoginTexts()
  const [search] = useSearchParams()
  const session = useSession()
  const form = useForm({ name: 'login', initial: empty, isSecret: true })
  const login = useSave({
    form,
    change: (given: typeof empty) => api(staffLogin, given),
    onSaved: ({ token, staff, next, recoveryCodesLeft }) => {
      enter(token, { ...staff, setsUp: next === 'setUp' })
      if (recoveryCodesLeft !== null) tellDone(texts.codesLeft(recoveryCodesLeft))
    },
  })
  if (session) return <Navigate to={session.member.setsUp ? '/set-up' : wayBack(search.get('back'))} replace />
  return (
    <LoginPage title={texts.title} text={texts.text}>
      <Form form={form} onSubmit={login.mutate} className={styles.form}>
        <TextInput {...form.field('username')} label={texts.email} type="email" autoComplete="username" />
        <PasswordInput {...form.field('password')} label={texts.password} autoComplete="current-password" />
        <TextInput
          {...form.field('totp')}
          label={texts.code}
          description={texts.codeHint}
          autoComplete="one-time-code"
        />
        <Checkbox {...form.box('remember')} label={texts.remember(rememberDays)} description={texts.rememberHint} />
        <FormFoot send={login.isPending ? texts.busy : texts.submit} save={login} />
      </Form>
      {knowsPasskeys && <PasskeyButton />}
      <p>
        <a href="/">{texts.publicPages}</a>
      </p>
    </LoginPage>
  )
}

/** Logs in with a passkey; a separate form, since it needs no field of the other. */
function PasskeyButton() {
  const texts = useLoginTexts()
  const login = useSend({
    meta: { quiet: true },
    mutationFn: logInByPasskey,
    onSuccess: ({ token, staff }) => enter(token, staff),
  })
  return (
    <>
      <Button variant="default" size="md" loading={login.isPending} onClick={() => login.mutate()}>
        {texts.passkey}
      </Button>
      {login.error && <Alert>{login.error instanceof ApiError ? login.error.message : texts.passkeyFailed}</Alert>}
    </>
  )
}

/** Allows redirects within the console only. */
function wayBack(path: string | null): string {
  return path && /^\/(?![/\\])/.test(path) ? path : '/'
}
