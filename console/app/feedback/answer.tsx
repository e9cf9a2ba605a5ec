import { type ReactNode, useEffect, useRef } from 'react'
import styles from './reviews.module.css'

/** Says what was done. It takes the focus where the button that was pressed is gone. */
export function Answer({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} tabIndex={-1} role="status" className={`${styles.answer} ${styles.buttons}`}>
      {children}
    </div>
  )
}
