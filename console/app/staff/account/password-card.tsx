import { PasswordInput, TextInput } from '@mantine/core'
import { changeStaffPassword } from '@portal/contract/staff/own'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { useSession } from '../../core/session'
import { useAccountTexts } from '../../locales/account'
import { Card } from '../../ui/card'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './account.module.css'
import { noPassword, PasswordFields } from './password-fields'

const empty = { ...noPassword, currentPassword: '', totp: '' }

/** The form for a new password; requires a fresh second factor. */
export function PasswordCard() {
  const { password: texts, factors } = useAccountTexts()
  const form = useForm({ name: 'own password', initial: empty, endpoint: changeStaffPassword, isSecret: true })
  const changing = useSave({
    form,
    change: (given: typeof empty) => api(changeStaffPassword, given),
    onSaved: () => tellDone(texts.done),
  })
  return (
    <Card title={texts.title} text={texts.text}>
      <Form form={form} onSubmit={changing.mutate} className={styles.form}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={useSession()?.member.email ?? ''} readOnly hidden />
        <PasswordInput {...form.field('currentPassword')} label={texts.current} autoComplete="current-password" />
        <PasswordFields form={form} texts={texts} />
        <TextInput
          {...form.field('totp')}
          label={factors.code}
          description={factors.codeHint}
          autoComplete="one-time-code"
        />
        <FormFoot send={texts.submit} save={changing} />
      </Form>
    </Card>
  )
}
