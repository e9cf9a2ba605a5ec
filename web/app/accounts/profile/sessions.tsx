import { endSession } from '@portal/client/session'
import { useSend } from '@portal/client/use-send'
import { endAllSessions, endSession as endOne, getSessions } from '@portal/contract/accounts/sessions'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { localTime } from '@portal/contract/new-york'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../core/button'
import { Icon } from '../../core/icon'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { type Call, useCall } from '../../lib/use-call'
import { useProfileTexts } from '../../locales/profile'
import { confirmLoss } from '../../shell/log-out'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog/dialog'
import * as styles from './profile.module.css'

type AllSessions = OutputOf<typeof getSessions>
type Session = AllSessions[number]

/** The devices on which the user is logged in; each can be logged out, or all others at once. */
export function Sessions() {
  const { sessions: words } = useProfileTexts()
  const call = useCall((options) => httpApi(getSessions, {}, options), { translated: false })
  const heading = useRef<HTMLDivElement>(null)
  return (
    <div ref={heading}>
      <Card title={words.title} text={words.text}>
        <SessionList call={call} onEnded={() => heading.current?.querySelector('h2')?.focus()} />
        <EndAll />
      </Card>
    </div>
  )
}

function SessionList({ call, onEnded }: { call: Call<AllSessions>; onEnded: () => void }) {
  const { sessions: words, loading, retry } = useProfileTexts()
  if (call.state === 'loading') return <p role="status">{loading}</p>
  if (call.state === 'failed')
    return (
      <div role="alert">
        <p>{call.error.message}</p>
        <Button kind="secondary" onClick={call.retry}>
          {retry}
        </Button>
      </div>
    )
  const { data: sessions, update } = call

  async function end({ id }: Session) {
    await httpApi(endOne, { id })
    toast(words.ended, 'success')
    update((all) => all.filter((other) => other.id !== id))
    onEnded()
  }

  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <SessionItem key={session.id} session={session} end={() => end(session)} />
      ))}
    </ul>
  )
}

function SessionItem({ session, end }: { session: Session; end: () => Promise<void> }) {
  const { sessions: words } = useProfileTexts()
  const time = useTime()
  // The failure has been shown; the device stays in the list.
  const { isSending, send } = useSend(() => end().catch(() => {}))
  const device = session.device || words.unknown
  return (
    <li>
      <div>
        <p className={styles.device}>
          {device}
          {session.current && <span className={styles.current}>{words.current}</span>}
        </p>
        <p className={styles.times}>{words.lastUsed(time(session.lastUsedAt))}</p>
        <p className={styles.times}>{words.since(time(session.createdAt))}</p>
      </div>
      {!session.current && (
        <Button kind="secondary" aria-disabled={isSending || undefined} onClick={send}>
          <Icon name="leave" />
          {words.end}
          <span className="visually-hidden">{words.endOf(device)}</span>
        </Button>
      )}
    </li>
  )
}

function EndAll() {
  const { sessions: words } = useProfileTexts()
  const [isConfirming, setIsConfirming] = useState(false)
  const navigate = useNavigate()
  const { isSending, send } = useSend(async () => {
    if (!confirmLoss()) return
    try {
      await httpApi(endAllSessions, {})
      endSession()
      toast(words.allDone, 'success')
      await navigate('/login')
    } catch {
      // The failure has been shown; the dialog stays open for another try.
    }
  })
  return (
    <>
      <Button kind="secondary" size="large" onClick={() => setIsConfirming(true)}>
        {words.all}
      </Button>
      <Dialog
        open={isConfirming}
        title={words.allTitle}
        onClose={() => setIsConfirming(false)}
        actions={
          <>
            <Button kind="secondary" size="large" onClick={() => setIsConfirming(false)}>
              {words.no}
            </Button>
            <Button size="large" onClick={send} aria-disabled={isSending || undefined}>
              {words.allYes}
            </Button>
          </>
        }
      >
        <p>{words.allText}</p>
      </Dialog>
    </>
  )
}

/** Formats a time in the interface language and the browser's time zone. */
function useTime(): (iso: string) => string {
  const language = useLanguage()
  return (iso) => formatPastMoment(localTime(new Date(iso)), language)
}
