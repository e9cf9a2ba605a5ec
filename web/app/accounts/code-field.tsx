import { ApiError } from '@portal/client/api-error'
import { useSend } from '@portal/client/use-send'
import { Code } from '@portal/contract/person/person'
import { type ChangeEvent, useEffect, useState } from 'react'
import { Button } from '../core/button'
import { toast } from '../core/toasts'
import { sentences } from '../lib/sentences'
import { useAccountTexts } from '../locales/accounts'
import { TextField } from '../ui/form/text-field'
import { Phrases } from '../ui/phrases'
import { type Purpose, requestCode, type SentCode } from './sent-code'

interface CodeFieldProps {
  hint: string
  /** Submits the form as soon as all digits are entered; the hint says so. */
  sends?: boolean
}

/** Input for a six-digit code; phones autofill it from the text message. */
export function CodeField({ hint, sends = false }: CodeFieldProps) {
  const texts = useAccountTexts()
  const field = (
    <TextField
      name="code"
      label={texts.code}
      hint={sends ? sentences(hint, texts.codeSends) : hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      width="short"
    />
  )
  return sends ? <div onChange={sendComplete}>{field}</div> : field
}

function sendComplete({ target }: ChangeEvent<HTMLDivElement>) {
  if (target instanceof HTMLInputElement && Code.safeParse(target.value).success) target.form?.requestSubmit()
}

interface ResendButtonsProps {
  sent: SentCode
  purpose: Purpose
  onSent: (sent: SentCode) => void
}

/** Sends another code to the same phone, or has it read aloud there. */
export function ResendButtons({ sent: { phone, resendAt, canCall }, purpose, onSent }: ResendButtonsProps) {
  const texts = useAccountTexts()
  return (
    <>
      <SendAgainButton
        words={texts.resend}
        resendAt={resendAt}
        send={async () => onSent(await requestCode(phone, purpose))}
      />
      {canCall && (
        <SendAgainButton
          words={texts.call}
          resendAt={resendAt}
          send={async () => onSent(await requestCode(phone, purpose, 'call'))}
        />
      )}
    </>
  )
}

interface SendAgainButtonProps {
  words: { now: string; in: (seconds: number) => string; done: string }
  /** Time (epoch ms) from which the server accepts another request for a code. */
  resendAt: number
  send: () => Promise<void>
}

/** Sends a code again; enabled once the server's wait time is over. */
export function SendAgainButton({ words, resendAt, send }: SendAgainButtonProps) {
  const seconds = useSecondsUntil(resendAt)
  const { isSending, send: resend } = useSend(async () => {
    try {
      await send()
      toast(words.done, 'success')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, 'error')
    }
  })
  const waits = isSending || seconds > 0
  return (
    <Button kind="quiet" aria-disabled={waits || undefined} onClick={() => seconds === 0 && resend()}>
      <Phrases text={seconds > 0 ? words.in(seconds) : words.now} />
    </Button>
  )
}

/** Whole seconds left until a moment (epoch ms), counting down; 0 afterwards and before hydration. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(moment)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
