import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './fields.module.css'

interface OptionsProps {
  label: ReactNode
  description: string | undefined
  disabled: boolean
  error: string | undefined
  names: readonly string[]
  words: Readonly<Record<string, string>>
  chosen: unknown
  onChoose: (chosen: string[]) => void
}

/** Boxes of which several may be checked. */
export function Options({ label, description, disabled, error, names, words, chosen, onChoose }: OptionsProps) {
  const now = Array.isArray(chosen) ? (chosen as string[]) : []
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={error}
      className={styles.options}
      data-wrong={error && true}
      value={now}
      onChange={(next) => onChoose(names.filter((name) => next.includes(name)))}
    >
      {names.map((name) => (
        <Checkbox key={name} value={name} label={words[name] ?? name} disabled={disabled} />
      ))}
    </Checkbox.Group>
  )
}
