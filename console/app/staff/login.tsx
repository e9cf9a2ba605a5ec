import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { rememberDays } from '@portal/contract/staff/own'
import { staffLogin } from '@portal/contract/staff/public'
import { type FormEvent, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { enter } from '../core/enter'
import { tellDone } from '../core/query'
import { useSession } from '../core/session'
import { useSend } from '../core/use-send'
import { useLoginTexts } from '../locales/login'
import { Alert } from '../ui/alert'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './login.module.css'
import { LoginPage } from './login-page'
import { knowsPasskeys, logInByPasskey } from './passkeys'

/** The login: e-mail, password and, unless the device is remembered, the code. */
export function Login() {
  const texts = useLoginTexts()
  const [search] = useSearchParams()
  const session = useSession()
  const [remember, setRemember] = useState(false)
  const login = useSend({
    meta: { quiet: true },
    mutationFn: (given: { username: string; password: string; totp: string }) =>
      api(staffLogin, { ...given, remember }),
    onSuccess: ({ token, staff, next, recoveryCodesLeft }) => {
      enter(token, { ...staff, setsUp: next === 'setUp' })
      if (recoveryCodesLeft !== null) tellDone(texts.codesLeft(recoveryCodesLeft))
    },
  })
  if (session) return <Navigate to={session.member.setsUp ? '/set-up' : wayBack(search.get('back'))} replace />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => String(data.get(name) ?? '')
    login.mutate({ username: typed('username'), password: typed('password'), totp: typed('totp') })
  }
  return (
    <LoginPage title={texts.title} text={texts.text}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={texts.email}
          name="username"
          type="email"
          autoComplete="username"
          error={fieldError(login.error, 'username')}
        />
        <PasswordInput
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={fieldError(login.error, 'password')}
        />
        <TextInput
          label={texts.code}
          description={texts.codeHint}
          name="totp"
          autoComplete="one-time-code"
          error={fieldError(login.error, 'totp')}
        />
        <Checkbox
          label={texts.remember(rememberDays)}
          description={texts.rememberHint}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Failure error={login.error} />
        <Button type="submit" size="md" loading={login.isPending}>
          {login.isPending ? texts.busy : texts.submit}
        </Button>
      </form>
      {knowsPasskeys && <PasskeyButton />}
      <p>
        <a href="/">{texts.publicPages}</a>
      </p>
    </LoginPage>
  )
}

/** The login by a key in the device; a form of its own, since it needs no field of the other. */
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

/** Leads on within the console only. */
function wayBack(path: string | null): string {
  return path && /^\/(?![/\\])/.test(path) ? path : '/'
}
