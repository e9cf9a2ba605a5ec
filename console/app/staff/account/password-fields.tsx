import { PasswordInput } from '@mantine/core'
import type { FieldProps } from '../../ui/form/use-form'

export const noPassword = { password: '', confirmation: '' }

interface PasswordFieldsProps {
  form: { field: (name: keyof typeof noPassword) => FieldProps }
  texts: { fresh: string; hint: string; again: string }
}

/** A new password and its confirmation. */
export function PasswordFields({ form, texts }: PasswordFieldsProps) {
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
