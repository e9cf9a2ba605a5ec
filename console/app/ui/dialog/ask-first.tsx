import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useShellTexts } from '../../locales/shell'
import styles from '../page.module.css'
import { Dialog } from './dialog'

interface AskFirstProps extends Pick<ButtonProps, 'loading'> {
  /** What the button says, here and in the dialog. */
  label: string
  'aria-label'?: string
  /** The dialog's title, where the button's name does not ask clearly enough. */
  title?: string
  /** What happens, and what it cannot be taken back from. */
  text: string
  hint?: string
  /** What the button says that leaves, where “Cancel” could mean the action itself. */
  leave?: string
  /** Whether this is what the page is for, rather than something that is lost. */
  isMain?: boolean
  onSure: () => void
}

/** A button for what cannot be undone: it asks before. */
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
