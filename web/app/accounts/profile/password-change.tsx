import { changePassword } from '@portal/contract/accounts/own'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useAccountTexts } from '../../locales/accounts'
import { useProfileTexts } from '../../locales/profile'
import { Card } from '../../ui/card'
import { AccountName } from '../../ui/form/account-name'
import { Form, SubmitButton } from '../../ui/form/form'
import { PasswordField } from '../../ui/form/password-field'
import { useContractForm } from '../../ui/form/use-contract-form'

/** Changes the password, given the current one; this logs out every other device. */
export function PasswordChange({ phone, onDone }: { phone: string; onDone: () => void }) {
  const { password: words, saving } = useProfileTexts()
  const account = useAccountTexts()
  const form = useContractForm(changePassword.input, {
    defaultValues: { currentPassword: '', password: '', confirmation: '' },
  })
  return (
    <Card title={words.title} text={words.text}>
      <Form
        form={form}
        label={words.title}
        onSubmit={async (values) => {
          await httpApi(changePassword, values, { quiet: true })
          form.reset()
          toast(words.done, 'success')
          onDone()
        }}
      >
        <AccountName value={phone} />
        <PasswordField name="currentPassword" label={words.current} autoComplete="current-password" />
        <PasswordField
          name="password"
          label={account.newPassword}
          hint={account.passwordHint}
          autoComplete="new-password"
          deps={['confirmation']}
        />
        <PasswordField name="confirmation" label={account.confirmation} autoComplete="new-password" />
        <SubmitButton busyText={saving} main={false}>
          {words.submit}
        </SubmitButton>
      </Form>
    </Card>
  )
}
