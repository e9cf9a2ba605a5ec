import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../core/button'
import { Dialog } from '../../ui/dialog'

interface ConfirmButtonProps {
  label: string
  kind?: 'secondary' | 'quiet'
  /** What it is about, for those who hear the button alone. */
  of?: string
  question: string
  text: string
  no: string
  yes: string
  /** Does it, by calls that show their own failures. */
  act: () => Promise<void>
  onDone: () => void
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({
  label,
  kind = 'secondary',
  of,
  question,
  text,
  no,
  yes,
  act,
  onDone,
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function confirm() {
    if (busy) return
    setBusy(true)
    const isDone = await act().then(
      () => true,
      () => false,
    )
    setBusy(false)
    // The dialog gives the focus back to the button before that goes away.
    flushSync(() => setAsking(false))
    if (isDone) onDone()
  }

  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {label}
        {of && <span className="visually-hidden">{of}</span>}
      </Button>
      <Dialog
        open={asking}
        title={question}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button size="large" onClick={() => setAsking(false)}>
              {no}
            </Button>
            <Button kind="secondary" size="large" onClick={confirm} aria-disabled={busy || undefined}>
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
