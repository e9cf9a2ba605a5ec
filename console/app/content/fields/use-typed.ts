import type { FieldType } from '@portal/contract/content/fields'
import { useState } from 'react'
import { textOf, valueTyped } from './typed-value'

/**
 * What is typed into a field whose value is no text: `40.` and an empty line would be gone at once. What stands for no value stays, too, for
 * its author to mend.
 */
export function useTyped(type: FieldType, value: unknown, set: (value: unknown) => void) {
  const [typed, setTyped] = useState<string>()
  const isCurrent = typed !== undefined && JSON.stringify(valueTyped(type, typed)) === JSON.stringify(value)
  const isWrong = isCurrent && value === null && typed.trim() !== ''
  return {
    isWrong,
    text: isCurrent ? typed : textOf(value),
    type: (text: string) => {
      setTyped(text)
      set(valueTyped(type, text))
    },
    leave: () => isWrong || setTyped(undefined),
  }
}
