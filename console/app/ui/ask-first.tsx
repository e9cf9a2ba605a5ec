import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useShellTexts } from '../locales/shell'
import { Dialog } from './dialog'
import styles from './page.module.css'

interface AskFirstProps extends Pick<ButtonProps, 'loading'> {
  /** What the button says, here and in the dialog. */
  label: string
  'aria-label'?: string
  /** What happens, and what it cannot be taken back from. */
  text: string
  onSure: () => void
}

/** A button for what cannot be undone: it asks before. */
export function AskFirst({ label, text, onSure, loading, 'aria-label': name }: AskFirstProps) {
  const { cancel } = useShellTexts()
  const [asks, setAsks] = useState(false)
  const sure = () => {
    setAsks(false)
    onSure()
  }
  return (
    <>
      <Button variant="default" loading={loading ?? false} aria-label={name} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Dialog opened={asks} onClose={() => setAsks(false)} title={name ?? label}>
        <div className={styles.asks}>
          <p>{text}</p>
          <div className={styles.buttons}>
            <Button color="terracotta" data-autofocus onClick={sure}>
              {label}
            </Button>
            <Button variant="default" onClick={() => setAsks(false)}>
              {cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
