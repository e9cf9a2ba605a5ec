import { dropIdleSession, expireSession, noteCall, readLastCall, readToken } from '@portal/client/session'
import { minute, minutesAndSeconds, second } from '@portal/contract/durations'
import { sessionMinutes } from '@portal/contract/session-minutes'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../core/button'
import { httpApi } from '../lib/api'
import { useIdleTexts } from '../locales/idle'
import * as dialogStyles from '../ui/dialog/dialog.module.css'
import * as styles from './idle-warning.module.css'

// Loaded in advance, since a logout without a network has to ask about unsent input.
import('./log-out').catch(() => undefined)

const idle = sessionMinutes.idle * minute
const warning = sessionMinutes.warning * minute

/** Warns that the session is about to end; any key or press extends it. All tabs share one timer. */
export default function IdleWarning() {
  const left = useTimeLeft()
  return left <= warning ? <Question left={left} /> : null
}

/** Milliseconds until the session ends unless a call extends it. Ends the session at zero. */
function useTimeLeft(): number {
  const [left, setLeft] = useState(idle)
  useEffect(() => {
    if (readLastCall() === null) noteCall(Date.now())
    // A user who returns with an expired token becomes a visitor, without a redirect from a public page.
    dropIdleSession()
    if (!readToken()) return
    const look = () => {
      const lastCall = readLastCall()
      // After a logout in another tab there is no last call, but this component is still mounted for a moment.
      if (lastCall === null) return
      const rest = lastCall + idle - Date.now()
      if (rest <= 0) expireSession()
      else setLeft(rest)
    }
    const timer = setInterval(look, second)
    window.addEventListener('storage', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('storage', look)
    }
  }, [])
  return left
}

function Question({ left }: { left: number }) {
  const words = useIdleTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { state, extend } = useExtension()
  // Close the dialog before it unmounts: this restores the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  // As soon as the dialog shows, a key counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The key only extends the session: it must not also press a button or type a character.
      if (!event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault()
      void extend()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [extend])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={`${dialogStyles.dialog} ${styles.warning}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        extend()
      }}
    >
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p id={`${id}-text`}>{words.text}</p>
      <p className={styles.left}>
        {words.left} <b role="timer">{minutesAndSeconds(Math.ceil(left / second))}</b>
      </p>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      )}
      <Button size="large" onClick={extend} aria-disabled={state === 'busy' || undefined}>
        {state === 'busy' ? words.staying : words.stay}
      </Button>
    </dialog>
  )
}

/** Extends the session; the call itself restarts the timer in all tabs. */
function useExtension() {
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  async function extend() {
    if (state === 'busy') return
    setState('busy')
    try {
      // The schemas are fetched on first use, not with every page.
      const { extendSession } = await import('@portal/contract/accounts/sessions')
      await httpApi(extendSession, {}, { quiet: true })
      window.dispatchEvent(new StorageEvent('storage'))
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  return { state, extend }
}
