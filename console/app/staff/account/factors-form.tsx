import { PasswordInput, TextInput } from '@mantine/core'
import { useSave } from '../../core/saving/use-save'
import { useAccountTexts } from '../../locales/account'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './account.module.css'

const empty = { currentPassword: '', totp: '' }

/** The credentials that confirm a change of factors. */
export type GivenFactors = typeof empty

/** Asks for password and code before a sensitive change, even on a remembered device. */
export function FactorsForm({ onGiven }: { onGiven: (given: GivenFactors) => Promise<void> }) {
  const { factors: texts } = useAccountTexts()
  const form = useForm({ name: 'factors', initial: empty, isSecret: true })
  const giving = useSave({ form, change: onGiven, onSaved: () => {} })
  return (
    <Form form={form} onSubmit={giving.mutate} className={styles.form}>
      <PasswordInput
        {...form.field('currentPassword')}
        label={texts.password}
        description={texts.passwordHint}
        autoComplete="current-password"
        data-autofocus
      />
      <TextInput {...form.field('totp')} label={texts.code} description={texts.codeHint} autoComplete="one-time-code" />
      <FormFoot send={texts.goOn} save={giving} />
    </Form>
  )
}
