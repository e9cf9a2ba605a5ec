import { useSend } from '@portal/client/use-send'
import { cancelRegistration, type Registration } from '@portal/contract/activities/own'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../core/button'
import { toast } from '../core/toasts'
import { httpApi } from '../lib/api'
import { useActivityTexts } from '../locales/activities'
import { Dialog } from '../ui/dialog/dialog'

interface CancelButtonProps {
  activity: { id: number; title: string }
  status: 'registered' | 'waiting'
  onCancelled: (none: Registration) => void
  /** Called when the server refused, after its reason was shown. */
  onRefused: () => void
}

/** Cancels the user's registration after a confirmation; after the check-in it says why that is over. */
export function CancelButton({ arrived, ...props }: CancelButtonProps & { arrived: boolean }) {
  const { cancel: words } = useActivityTexts()
  return arrived ? <p>{words.arrived}</p> : <Cancelling {...props} />
}

function Cancelling({ activity, status, onCancelled, onRefused }: CancelButtonProps) {
  const texts = useActivityTexts()
  const words = texts.cancel[status]
  const [isConfirming, setIsConfirming] = useState(false)
  const { isSending, send } = useSend(async () => {
    try {
      const none = await httpApi(cancelRegistration, { activityId: activity.id })
      // Close the dialog first: it restores the focus to the button, which is about to be removed.
      flushSync(() => setIsConfirming(false))
      toast(words.done, 'success')
      onCancelled(none)
    } catch {
      // The failure has been shown.
      setIsConfirming(false)
      onRefused()
    }
  })

  return (
    <>
      <Button kind="secondary" onClick={() => setIsConfirming(true)}>
        {words.action}
        <span className="visually-hidden">{texts.cancel.of(activity.title)}</span>
      </Button>
      <Dialog
        open={isConfirming}
        title={words.title}
        onClose={() => setIsConfirming(false)}
        actions={
          <>
            <Button size="large" onClick={() => setIsConfirming(false)}>
              {words.keep}
            </Button>
            <Button kind="secondary" size="large" onClick={send} aria-disabled={isSending || undefined}>
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{activity.title}</p>
        <p>{words.text}</p>
      </Dialog>
    </>
  )
}
