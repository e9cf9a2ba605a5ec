import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShellTexts } from '../../locales/shell'
import { keepFocus } from '../keep-focus'
import styles from '../page.module.css'

/** The library gives the focus back within so many milliseconds. */
const returned = 15

export interface DialogWindowProps {
  opened: boolean
  onClose: () => void
  title: string
  size?: string
  /** False where an accidental click would lose something that is shown only once. */
  closeOnClickOutside?: boolean
  children: ReactNode
}

/** The window of a dialog. Its head is a plain element, since the library's would be a second banner landmark. */
export function DialogWindow(props: DialogWindowProps) {
  const { opened, onClose, title, size, closeOnClickOutside = true, children } = props
  const { close } = useShellTexts()
  // The library restores the focus only if the window was rendered closed before it opened.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(opened), [opened])
  const closeButton = useFirstFocus(isOpen && opened)
  useFocusBack(opened)
  return (
    <Modal.Root
      opened={isOpen && opened}
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
          <Modal.CloseButton ref={closeButton} aria-label={close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Focuses the field or button marked `data-autofocus` when it is loaded only after the window has opened. The library then has
 * focused the close button; a focus that the user has moved stays.
 *
 * @returns the ref of the close button
 */
function useFirstFocus(isOpen: boolean) {
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const window = closeButton.current?.closest('[role=dialog]')
    if (!isOpen || !window) return
    const observer = new MutationObserver(() => {
      const first = window.querySelector<HTMLElement>('[data-autofocus]')
      if (!first) return
      observer.disconnect()
      if (document.activeElement === closeButton.current) first.focus()
    })
    observer.observe(window, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isOpen])
  return closeButton
}

/** Gives the focus back where the library does not: when the window goes instead of being closed, or its opener is gone. */
function useFocusBack(opened: boolean) {
  useEffect(() => {
    if (!opened) return
    const opener = document.activeElement
    return () => {
      window.setTimeout(() => keepFocus(opener), returned)
    }
  }, [opened])
}
