import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { AskDialog } from './ask-dialog'

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
export function AskFirst(props: AskFirstProps) {
  const { label, title, text, hint, leave, isMain = false, onSure, loading, ...named } = props
  const [asks, setAsks] = useState(false)
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
      <AskDialog
        opened={asks}
        title={title ?? named['aria-label'] ?? label}
        label={label}
        leave={leave}
        isMain={isMain}
        onSure={onSure}
        onClose={() => setAsks(false)}
      >
        <p>{text}</p>
        {hint && <p>{hint}</p>}
      </AskDialog>
    </>
  )
}
