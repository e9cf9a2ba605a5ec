import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form.module.css'

/** Why a form was refused as a whole. It takes the focus when it appears, so that it is seen and read out. */
export function FormNotice({ text, children }: { text: string; children?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p>{text}</p>
      {children}
    </div>
  )
}
