import { useCallback, useEffect, useRef } from 'react'
import type { Transfer } from './transfer'

/**
 * Resumes waiting uploads when their pause is over, and all of them when the browser notices that the connection is back.
 * @param onBack called first when the connection is back: an upload in progress may still fail because of the earlier loss
 */
export function useResumed<Place>(
  transfers: readonly Transfer<Place>[],
  resume: (transfer: Transfer<Place>) => unknown,
  onBack: () => void,
) {
  const latest = useRef({ transfers, resume, onBack })
  latest.current = { transfers, resume, onBack }
  const next = Math.min(...transfers.map(untilOf))
  const resumeUntil = useCallback((moment: number) => {
    const { transfers, resume } = latest.current
    for (const transfer of transfers) if (untilOf(transfer) <= moment && isWaiting(transfer)) void resume(transfer)
  }, [])
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => resumeUntil(next), next - Date.now())
    return () => clearTimeout(timer)
  }, [next, resumeUntil])
  useEffect(() => {
    const resumeAll = () => {
      latest.current.onBack()
      resumeUntil(Number.POSITIVE_INFINITY)
    }
    window.addEventListener('online', resumeAll)
    return () => window.removeEventListener('online', resumeAll)
  }, [resumeUntil])
}

function untilOf({ state }: Transfer<unknown>): number {
  return state.step === 'waiting' ? state.until : Number.POSITIVE_INFINITY
}

function isWaiting({ state }: Transfer<unknown>): boolean {
  return state.step === 'waiting'
}
