import { Button, PasswordInput, TextInput } from '@mantine/core'
import { changeStaffPassword } from '@portal/contract/staff/own'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useSession } from '../core/session'
import { useTyped } from '../core/typed'
import { useSend } from '../core/use-send'
import { useAccountTexts } from '../locales/account'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './account.module.css'

const empty = { currentPassword: '', password: '', confirmation: '', totp: '' }

/** The form for a new password, which needs a second factor given now. */
export function PasswordCard() {
  const { password: texts, factors } = useAccountTexts()
  const [given, setGiven] = useTyped('passwords', empty)
  const changing = useSend({
    meta: { quiet: true },
    mutationFn: () => api(changeStaffPassword, given),
    onSuccess: () => {
      setGiven(empty)
      tellDone(texts.done)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    changing.mutate()
  }
  const field = (name: keyof typeof empty, autoComplete: string) => ({
    name,
    autoComplete,
    value: given[name],
    error: fieldError(changing.error, name),
    onChange: (event: { currentTarget: HTMLInputElement }) => setGiven({ ...given, [name]: event.currentTarget.value }),
  })
  return (
    <Card title={texts.title} text={texts.text}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={useSession()?.member.email ?? ''} readOnly hidden />
        <PasswordInput label={texts.current} {...field('currentPassword', 'current-password')} />
        <PasswordInput label={texts.fresh} description={texts.hint} {...field('password', 'new-password')} />
        <PasswordInput label={texts.again} {...field('confirmation', 'new-password')} />
        <TextInput label={factors.code} description={factors.codeHint} {...field('totp', 'one-time-code')} />
        <Failure error={changing.error} />
        <Button type="submit" loading={changing.isPending}>
          {texts.submit}
        </Button>
      </form>
    </Card>
  )
}
