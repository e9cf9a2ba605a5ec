import { PasswordInput } from '@mantine/core'
import { useLoginTexts } from '../locales/login'
import type { FieldProps } from '../ui/form/use-form'

export const noPassword = { password: '', confirmation: '' }

/** A new password, twice. */
export function PasswordFields({ form }: { form: { field: (name: keyof typeof noPassword) => FieldProps } }) {
  const { link: texts } = useLoginTexts()
  return (
    <>
      <PasswordInput
        {...form.field('password')}
        label={texts.fresh}
        description={texts.hint}
        autoComplete="new-password"
      />
      <PasswordInput {...form.field('confirmation')} label={texts.again} autoComplete="new-password" />
    </>
  )
}
