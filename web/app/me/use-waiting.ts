import { changeSessionUser, readUser } from '@portal/client/session'
import type { UserType } from '@portal/contract/accounts/session-user'
import { getMyRequests } from '@portal/contract/care/requests'
import { useCallback, useEffect, useState } from 'react'
import { missingKinds } from '../accounts/profile/missing-kinds'
import type { OwnRecord } from '../accounts/profile/own-record'
import { httpApi } from '../core/api'

/** What waits for the person: a message or decision that was not read, a paper that is missing. */
export type Waiting = 'message' | 'paper'

interface Waits {
  waiting: Waiting | null
  /** Takes the record as it is now: a caregiver's documents stand in it. */
  look: (record: OwnRecord) => void
  /** Asks anew for what waits in a patient's applications. */
  again: () => void
}

/**
 * What waits for the person who is logged in; the menu is told as well. A patient's applications are asked for anew with each `tab`
 * of the personal center.
 */
export function useWaiting(userType: UserType, tab: string): Waits {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [round, setRound] = useState(0)
  const take = useCallback((found: Waiting | null) => {
    setWaiting(found)
    const waits = found !== null
    if (waits !== (readUser()?.waiting ?? false)) changeSessionUser({ waiting: waits })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab asks again, and another round
  useEffect(() => {
    if (userType !== 'patient') return
    const stop = new AbortController()
    httpApi(getMyRequests, { pageNum: 1, pageSize: 100 }, { quiet: true, signal: stop.signal }).then(
      ({ records }) => stop.signal.aborted || take(waitingIn(records)),
      // The mark stays as it was; the parts of the page tell of a broken network themselves.
      () => undefined,
    )
    return () => stop.abort()
  }, [userType, tab, round, take])
  const look = useCallback(
    (record: OwnRecord) => {
      if (record.userType === 'caregiver') take(missingKinds(record.info).length > 0 ? 'paper' : null)
    },
    [take],
  )
  const again = useCallback(() => setRound((count) => count + 1), [])
  return { waiting, look, again }
}

function waitingIn(requests: readonly { cancelled: boolean; missing: readonly string[]; unread: boolean }[]) {
  if (requests.some(({ cancelled, missing }) => !cancelled && missing.length > 0)) return 'paper'
  return requests.some(({ unread }) => unread) ? 'message' : null
}
