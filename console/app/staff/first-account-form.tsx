import { Button, TextInput } from '@mantine/core'
import { addFirstAdmin } from '@portal/contract/staff/first'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useTyped } from '../core/typed'
import { useLoginTexts } from '../locales/login'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './login.module.css'
import { PasswordFields } from './password-fields'
import { useNewLogin } from './use-new-login'

/** Makes the first administrator's account and goes on to the second factor. */
export function FirstAccountForm({ token }: { token: string }) {
  const { first: texts, link } = useLoginTexts()
  const language = useLanguage()
  const [person, setPerson] = useTyped('person', { email: '', firstName: '', lastName: '' })
  const [typed, setTyped] = useTyped('password', { password: '', confirmation: '' })
  const save = () => api(addFirstAdmin, { token, ...person, ...typed, language })
  const saving = useNewLogin(save, typed.password, texts.saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const field = (name: keyof typeof person, autoComplete: string) => ({
    ...{ name, autoComplete },
    value: person[name],
    error: fieldError(saving.error, name),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setPerson({ ...person, [name]: event.currentTarget.value }),
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput label={texts.firstName} {...field('firstName', 'given-name')} />
      <TextInput label={texts.lastName} {...field('lastName', 'family-name')} />
      <TextInput label={link.email} type="email" {...field('email', 'username')} />
      <PasswordFields typed={typed} onChange={setTyped} error={saving.error} />
      <Failure error={saving.error} />
      <Button type="submit" size="md" loading={saving.isPending}>
        {saving.isPending ? link.busy : texts.submit}
      </Button>
    </form>
  )
}
