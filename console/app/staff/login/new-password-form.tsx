import { TextInput } from '@mantine/core'
import { useLink as setPasswordByLink } from '@portal/contract/staff/link'
import { api } from '../../core/api'
import { useLoginTexts } from '../../locales/login'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import { noPassword, PasswordFields } from '../account/password-fields'
import styles from './login.module.css'
import { useNewLogin } from './use-new-login'

/** Sets a password by a link. Members without a second factor continue with its setup. */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { link: texts } = useLoginTexts()
  const form = useForm({ name: 'new password', initial: noPassword, isSecret: true })
  const saving = useNewLogin(form, (typed) => api(setPasswordByLink, { token, ...typed }), texts.saved)
  return (
    <Form form={form} onSubmit={saving.mutate} className={styles.form}>
      <TextInput label={texts.email} autoComplete="username" value={email} readOnly />
      <PasswordFields form={form} texts={texts} />
      <FormFoot send={saving.isPending ? texts.busy : texts.submit} save={saving} />
    </Form>
  )
}
