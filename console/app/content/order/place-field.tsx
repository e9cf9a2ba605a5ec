import { useState } from 'react'
import styles from './order.module.css'

interface PlaceFieldProps {
  label: string
  /** From 0 on. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** The number of a record in its order. Another one moves it there, with Enter or once the field is left. */
export function PlaceField({ label, place, count, onMove }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    const wanted = Number.parseInt(typed ?? '', 10)
    setTyped(undefined)
    if (!Number.isNaN(wanted)) onMove(Math.min(Math.max(wanted, 1), count) - 1)
  }
  return (
    <input
      className={styles.place}
      inputMode="numeric"
      aria-label={label}
      value={typed ?? String(place + 1)}
      maxLength={4}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
