import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: string
  /** Called when the user dismisses the dialog, by Escape or the back gesture. */
  onClose: () => void
  /** The buttons; the first one gets the focus, so put the one that changes nothing first. */
  actions: ReactNode
  children?: ReactNode
}

/** A modal question. The browser keeps the focus inside and restores it afterwards. */
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
