import { NativeSelect } from '@mantine/core'
import { useContentTexts } from '../../locales/content'
import styles from './publish.module.css'
import { zoneAt } from './wall-time'

interface DoubledHourProps {
  /** What a wall time names. */
  moments: readonly Date[]
  /** Whether the second is meant. */
  again: boolean
  disabled?: boolean
  onChange: (again: boolean) => void
}

/** Asks which of two hours of one name is meant, when clocks go back. */
export function DoubledHour({ moments: [first, second], again, disabled = false, onChange }: DoubledHourProps) {
  const { publishing: texts } = useContentTexts()
  if (!first || !second) return null
  return (
    <NativeSelect
      className={styles.doubled}
      label={texts.doubledHour}
      disabled={disabled}
      value={again ? 'second' : 'first'}
      data={[
        { value: 'first', label: texts.first(zoneAt(first)) },
        { value: 'second', label: texts.second(zoneAt(second)) },
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'second')}
    />
  )
}
