import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './form.module.css'

/** The reason why a form was refused as a whole. Takes the focus when it appears, so that it is seen and announced. */
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
