import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShellTexts } from '../../locales/shell'
import styles from '../page.module.css'
import { Dialog } from './dialog'

interface AskDialogProps {
  opened: boolean
  title: string
  /** The label of the button that goes on. */
  label: string
  /** The label of the cancel button, where “Cancel” could mean the action itself. */
  leave?: string | undefined
  /** Whether this is the page's main action instead of a destructive one. */
  isMain?: boolean
  onSure: () => void
  onClose: () => void
  /** The consequences. */
  children: ReactNode
}

/** Asks for confirmation of an action. */
export function AskDialog(props: AskDialogProps) {
  const { opened, title, label, leave, isMain = false, onSure, onClose, children } = props
  const { cancel } = useShellTexts()
  const sure = () => {
    onClose()
    onSure()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <div className={styles.asks}>
        {children}
        <div className={styles.buttons}>
          <Button {...(!isMain && { color: 'terracotta' })} data-autofocus onClick={sure}>
            {label}
          </Button>
          <Button variant="default" onClick={onClose}>
            {leave ?? cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
