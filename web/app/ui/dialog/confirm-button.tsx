import { useSend } from '@portal/client/use-send'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../core/button'
import { Dialog } from './dialog'

interface ConfirmButtonProps {
  label: string
  kind?: 'primary' | 'secondary' | 'quiet'
  size?: 'normal' | 'large'
  /** The object of the action, for screen reader users who hear the button out of context. */
  of?: string
  question: string
  text: string
  no: string
  yes: string
  /** The action; its calls show their own failures. */
  act: () => Promise<void>
  onDone: () => void
  /** Whether it is the main action of its page. */
  mainAction?: boolean
}

/** A button for an irreversible action; asks for confirmation first. */
export function ConfirmButton({
  label,
  kind = 'secondary',
  size = 'normal',
  of,
  question,
  text,
  no,
  yes,
  act,
  onDone,
  mainAction,
}: ConfirmButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { isSending, send } = useSend(async () => {
    const isDone = await act().then(
      () => true,
      () => false,
    )
    // Close the dialog first: it restores the focus to the button, which is about to be removed.
    flushSync(() => setIsConfirming(false))
    if (isDone) onDone()
  })

  return (
    <>
      <Button kind={kind} size={size} mainAction={mainAction} onClick={() => setIsConfirming(true)}>
        <span>{label}</span>
        {of && <span className="visually-hidden">{of}</span>}
      </Button>
      <Dialog
        open={isConfirming}
        title={question}
        onClose={() => setIsConfirming(false)}
        actions={
          <>
            <Button size="large" onClick={() => setIsConfirming(false)}>
              {no}
            </Button>
            <Button kind="secondary" size="large" onClick={send} aria-disabled={isSending || undefined}>
              {yes}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}
