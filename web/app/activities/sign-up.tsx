import { ApiError } from '@portal/client/api-error'
import { useSend } from '@portal/client/use-send'
import { register } from '@portal/contract/activities/own'
import type { Activity } from '@portal/contract/activities/public'
import { formatMoment } from '@portal/contract/moments'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../core/button'
import { useLanguage } from '../core/texts'
import { toast } from '../core/toasts'
import { httpApi } from '../lib/api'
import { retryGuard } from '../lib/retry-guard'
import { useActivityTexts } from '../locales/activities'
import * as styles from './activity.module.css'
import { resultPath } from './addresses'
import { isReminderAhead } from './reminder'

interface SignUpProps {
  activity: Activity
  onRefused: () => void
}

/** Registers the user, or adds them to the waiting list when the activity is full, and opens the result page. */
export function SignUp({ activity, onRefused }: SignUpProps) {
  const { signUp: words } = useActivityTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const [remind, setRemind] = useState(false)
  const [once] = useState(retryGuard)
  const isFull = activity.registerStatus === 'full'

  const { isSending, send } = useSend(async () => {
    try {
      const wish = { activityId: activity.id, waitIfFull: isFull, remind }
      const signUp = () => httpApi(register, wish, { quiet: true })
      await once(JSON.stringify(wish), signUp, ({ code }) => code === 'already_registered')
      await navigate(`${resultPath}?id=${activity.id}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) return
      toast(error.message, 'error')
      // The page is stale and has to be reloaded, unless there was no response: then the button stays for another try.
      if (error.status !== 0) onRefused()
    }
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <form onSubmit={submit} className={styles.part}>
      <p>{isFull ? words.full : words.open(formatMoment(activity.registrationEndTime, language))}</p>
      <div className={styles.consent}>
        <input id={id} type="checkbox" checked={remind} onChange={(event) => setRemind(event.target.checked)} />
        <label htmlFor={id}>{isReminderAhead(activity.activityStartTime) ? words.remind : words.sendCode}</label>
      </div>
      <Button type="submit" size="large" mainAction="show" aria-disabled={isSending || undefined}>
        {isSending ? words.busy : isFull ? words.join : words.submit}
      </Button>
      <p>{words.tellUs}</p>
    </form>
  )
}
