import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useLink as setPasswordByLink } from '@portal/contract/staff/link'
import { staffLogin } from '@portal/contract/staff/public'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { startSession } from '../core/session'
import { useTyped } from '../core/typed'
import { useLoginTexts } from '../locales/login'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './login.module.css'

/** Sets a password by a link. Whoever still has to set up the second factor goes straight on to it. */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { link: texts } = useLoginTexts()
  const navigate = useNavigate()
  const [password, setPassword] = useTyped('password', '')
  const [confirmation, setConfirmation] = useTyped('confirmation', '')
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      await api(setPasswordByLink, { token, password, confirmation })
      return api(staffLogin, { username: email, password }).catch(() => undefined)
    },
    onSuccess: (session) => {
      if (session) startSession(session.token, { ...session.staff, setsUp: session.next === 'setUp' })
      else tellDone(texts.saved)
      void navigate(session ? '/' : '/login', { replace: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput label={texts.email} name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label={texts.fresh}
        description={texts.hint}
        name="password"
        autoComplete="new-password"
        value={password}
        error={fieldError(saving.error, 'password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordInput
        label={texts.again}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        error={fieldError(saving.error, 'confirmation')}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <Failure error={saving.error} />
      <Button type="submit" size="md" loading={saving.isPending}>
        {saving.isPending ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
