import { extendSession } from '@portal/contract/accounts/sessions'
import { minute } from '@portal/contract/durations'
import { lockMinutes } from '@portal/contract/staff/lock'
import { useEffect } from 'react'
import { api } from '../core/api'
import { lock } from '../core/lock'
import { noteUse, readLastUse, readToken } from '../core/session'

const checkEvery = 5_000
/** The server ends sessions without calls, and typing alone makes none. */
const extendEvery = 5 * minute

/** Locks the screen when no tab has been used for a while, and extends the session while one is used. */
export function useIdleLock(): void {
  useEffect(() => {
    let extendedAt = Date.now()
    let notedAt = 0
    const used = () => {
      const now = Date.now()
      // A computer that wakes up handles events before timers, so check the idle time first.
      if (lockIfIdle() || now - notedAt < 1_000) return
      notedAt = now
      noteUse()
      if (now - extendedAt < extendEvery || !readToken()) return
      extendedAt = now
      api(extendSession, {}).catch(() => undefined)
    }
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) window.addEventListener(event, used, { capture: true, passive: true })
    const timer = window.setInterval(lockIfIdle, checkEvery)
    return () => {
      for (const event of events) window.removeEventListener(event, used, { capture: true })
      window.clearInterval(timer)
    }
  }, [])
}

function lockIfIdle(): boolean {
  const isIdle = readToken() !== null && Date.now() - readLastUse() > lockMinutes * minute
  if (isIdle) lock('idle')
  return isIdle
}
