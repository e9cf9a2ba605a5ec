import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: string
  /** Called when the person wants it gone: by Escape or the browser's way back. */
  onClose: () => void
  /** Its buttons; the first is focused, so the one that changes nothing comes first. */
  actions: ReactNode
  children?: ReactNode
}

/** A question that needs an answer first. The browser keeps the focus inside, and gives it back where it was. */
export function Dialog({ open, title, onClose, actions, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (open && !current?.open) current?.showModal()
    if (!open && current?.open) current.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children && (
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
