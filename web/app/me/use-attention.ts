import { changeSessionUser, readUser } from '@portal/client/session'
import type { UserType } from '@portal/contract/accounts/session-user'
import { useCallback, useEffect, useState } from 'react'
import { missingKinds } from '../accounts/profile/missing-kinds'
import type { OwnRecord } from '../accounts/profile/own-record'
import type { Attention } from './applications-attention'

interface AttentionState {
  waiting: Attention | null
  /** Receives the current record, which contains a caregiver's documents. */
  look: (record: OwnRecord) => void
  /** Checks a patient's applications again. */
  again: () => void
}

/**
 * Finds items that need the user's attention and updates the menu's dot. A patient's applications are fetched again
 * whenever `tab` changes.
 */
export function useAttention(userType: UserType, tab: string): AttentionState {
  const [waiting, setWaiting] = useState<Attention | null>(null)
  const [round, setRound] = useState(0)
  const take = useCallback((found: Attention | null) => {
    setWaiting(found)
    const waits = found !== null
    if (waits !== (readUser()?.waiting ?? false)) changeSessionUser({ waiting: waits })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab asks again, and another round
  useEffect(() => {
    if (userType !== 'patient') return
    const stop = new AbortController()
    fetchAttention(stop.signal).then(
      (found) => stop.signal.aborted || take(found),
      // Keep the mark; the parts of the page show network failures themselves.
      () => undefined,
    )
    return () => stop.abort()
  }, [userType, tab, round, take])
  const look = useCallback(
    (record: OwnRecord) => {
      if (record.userType === 'caregiver') take(missingKinds(record.info).length > 0 ? 'document' : null)
    },
    [take],
  )
  const again = useCallback(() => setRound((count) => count + 1), [])
  return { waiting, look, again }
}

/** Imported on demand, together with its part of the contract. */
async function fetchAttention(signal: AbortSignal): Promise<Attention | null> {
  const { applicationsAttention } = await import('./applications-attention')
  return applicationsAttention(signal)
}
