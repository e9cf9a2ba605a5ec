import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHold } from '../core/held'
import { useShellTexts } from '../locales/shell'
import styles from './page.module.css'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  size?: string
  /** False where a slip of the mouse would lose something that is shown once. */
  closeOnClickOutside?: boolean
  children: ReactNode
}

/** A dialog. Nothing behind it is read again while it is open. Its head is a plain element, since the library's would be a second banner of the page. */
export function Dialog({ opened, onClose, title, size, closeOnClickOutside = true, children }: DialogProps) {
  const { close } = useShellTexts()
  useHold(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      closeOnClickOutside={closeOnClickOutside}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.dialogHead}>
          <Modal.Title component="h2">{title}</Modal.Title>
          <Modal.CloseButton aria-label={close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
