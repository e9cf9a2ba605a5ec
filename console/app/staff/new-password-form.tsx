import { Button, TextInput } from '@mantine/core'
import { useLink as setPasswordByLink } from '@portal/contract/staff/link'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { useTyped } from '../core/typed'
import { useLoginTexts } from '../locales/login'
import { Failure } from '../ui/failure'
import styles from './login.module.css'
import { PasswordFields } from './password-fields'
import { useNewLogin } from './use-new-login'

/** Sets a password by a link. Whoever still has to set up the second factor goes straight on to it. */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { link: texts } = useLoginTexts()
  const [typed, setTyped] = useTyped('password', { password: '', confirmation: '' })
  const saving = useNewLogin(() => api(setPasswordByLink, { token, ...typed }), typed.password, texts.saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput label={texts.email} name="username" autoComplete="username" value={email} readOnly />
      <PasswordFields typed={typed} onChange={setTyped} error={saving.error} />
      <Failure error={saving.error} />
      <Button type="submit" size="md" loading={saving.isPending}>
        {saving.isPending ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
