import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTyped } from '../core/typed'
import { useSend } from '../core/use-send'
import { useAccountTexts } from '../locales/account'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './account.module.css'

/** What a change of factors is confirmed with. */
export interface GivenFactors {
  currentPassword: string
  totp: string
}

/** Asks for the password and a code before something that only their owner may do, on a remembered device too. */
export function FactorsForm({ onGiven }: { onGiven: (given: GivenFactors) => Promise<void> }) {
  const { factors: texts } = useAccountTexts()
  const [kept, keep] = useTyped<Record<string, string>>('factors', {})
  const giving = useSend({ meta: { quiet: true }, mutationFn: onGiven })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const read = (name: string) => String(typed.get(name) ?? '')
    giving.mutate({ currentPassword: read('password'), totp: read('code') })
  }
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onChange={({ target }) => target instanceof HTMLInputElement && keep({ ...kept, [target.name]: target.value })}
      noValidate
    >
      <PasswordInput
        label={texts.password}
        description={texts.passwordHint}
        name="password"
        defaultValue={kept.password}
        autoComplete="current-password"
        data-autofocus
        error={fieldError(giving.error, 'currentPassword')}
      />
      <TextInput
        label={texts.code}
        description={texts.codeHint}
        name="code"
        defaultValue={kept.code}
        autoComplete="one-time-code"
        error={fieldError(giving.error, 'totp')}
      />
      <Failure error={giving.error} />
      <Button type="submit" loading={giving.isPending}>
        {texts.goOn}
      </Button>
    </form>
  )
}
