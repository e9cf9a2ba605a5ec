import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useShellTexts } from '../../locales/shell'
import styles from '../page.module.css'
import { Dialog } from './dialog'

interface AskFirstProps extends Pick<ButtonProps, 'loading'> {
  /** The label of the button, here and in the dialog. */
  label: string
  'aria-label'?: string
  /** The dialog's title, if the button's label is not clear enough. */
  title?: string
  /** The consequences, and that they cannot be undone. */
  text: string
  hint?: string
  /** The label of the cancel button, where “Cancel” could mean the action itself. */
  leave?: string
  /** Whether this is the page's main action instead of a destructive one. */
  isMain?: boolean
  onSure: () => void
}

/** A button for an irreversible action; asks for confirmation first. */
export function AskFirst({
  label,
  title,
  text,
  hint,
  leave,
  isMain = false,
  onSure,
  loading,
  ...named
}: AskFirstProps) {
  const { cancel } = useShellTexts()
  const [asks, setAsks] = useState(false)
  const sure = () => {
    setAsks(false)
    onSure()
  }
  return (
    <>
      <Button
        {...named}
        variant={isMain ? 'filled' : 'default'}
        loading={loading ?? false}
        onClick={() => setAsks(true)}
      >
        {label}
      </Button>
      <Dialog opened={asks} onClose={() => setAsks(false)} title={title ?? named['aria-label'] ?? label}>
        <div className={styles.asks}>
          <p>{text}</p>
          {hint && <p>{hint}</p>}
          <div className={styles.buttons}>
            <Button {...(!isMain && { color: 'terracotta' })} data-autofocus onClick={sure}>
              {label}
            </Button>
            <Button variant="default" onClick={() => setAsks(false)}>
              {leave ?? cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
