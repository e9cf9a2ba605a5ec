import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useReleaseTexts } from '../../locales/releases'
import { useShellTexts } from '../../locales/shell'
import styles from '../content.module.css'

interface NameFormProps {
  name: string
  label: string
  isSending: boolean
  onName: (name: string) => void
  onClose: () => void
}

/** Asks what a release is called. */
export function NameForm({ name, label, isSending, onName, onClose }: NameFormProps) {
  const texts = useReleaseTexts()
  const { cancel } = useShellTexts()
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (typed.trim()) onName(typed.trim())
  }
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        maxLength={100}
        data-autofocus
        value={typed}
        error={isTried && !typed.trim() && texts.needed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSending}>
          {label}
        </Button>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
