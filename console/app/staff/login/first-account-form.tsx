import { TextInput } from '@mantine/core'
import { addFirstAdmin } from '@portal/contract/staff/first'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { useLoginTexts } from '../../locales/login'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import { noPassword, PasswordFields } from '../account/password-fields'
import styles from './login.module.css'
import { useNewLogin } from './use-new-login'

const empty = { email: '', firstName: '', lastName: '', ...noPassword }

/** Creates the first administrator's account and continues with the second factor. */
export function FirstAccountForm({ token }: { token: string }) {
  const { first: texts, link } = useLoginTexts()
  const language = useLanguage()
  const form = useForm({ name: 'first account', initial: empty, isSecret: true })
  const saving = useNewLogin(form, (typed) => api(addFirstAdmin, { token, ...typed, language }), texts.saved)
  return (
    <Form form={form} onSubmit={saving.mutate} className={styles.form}>
      <TextInput {...form.field('firstName')} label={texts.firstName} autoComplete="given-name" />
      <TextInput {...form.field('lastName')} label={texts.lastName} autoComplete="family-name" />
      <TextInput {...form.field('email')} label={link.email} type="email" autoComplete="username" />
      <PasswordFields form={form} texts={link} />
      <FormFoot send={saving.isPending ? link.busy : texts.submit} save={saving} />
    </Form>
  )
}
