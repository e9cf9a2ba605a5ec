import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useAccountTexts } from '../locales/account'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './account.module.css'

/** Asks for the password before something that only its owner may do. */
export function PasswordForm({ onGiven }: { onGiven: (password: string) => Promise<void> }) {
  const { factors: texts } = useAccountTexts()
  const giving = useMutation({ meta: { quiet: true }, mutationFn: onGiven })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!giving.isPending) giving.mutate(String(new FormData(event.currentTarget).get('password') ?? ''))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordInput
        label={texts.password}
        description={texts.passwordHint}
        name="password"
        autoComplete="current-password"
        data-autofocus
        error={fieldError(giving.error, 'currentPassword')}
      />
      <Failure error={giving.error} />
      <Button type="submit" loading={giving.isPending}>
        {texts.goOn}
      </Button>
    </form>
  )
}
