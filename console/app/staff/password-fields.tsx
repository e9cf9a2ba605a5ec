import { PasswordInput } from '@mantine/core'
import { useLoginTexts } from '../locales/login'
import { fieldError } from '../ui/form-errors'

interface Typed {
  password: string
  confirmation: string
}

/** A new password, twice. */
export function PasswordFields({
  typed,
  onChange,
  error,
}: {
  typed: Typed
  onChange: (typed: Typed) => void
  error: Error | null
}) {
  const { link: texts } = useLoginTexts()
  const field = (name: keyof Typed) => ({
    name,
    autoComplete: 'new-password',
    value: typed[name],
    error: fieldError(error, name),
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ ...typed, [name]: event.currentTarget.value }),
  })
  return (
    <>
      <PasswordInput label={texts.fresh} description={texts.hint} {...field('password')} />
      <PasswordInput label={texts.again} {...field('confirmation')} />
    </>
  )
}
