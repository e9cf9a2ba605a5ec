import {
  type CaregiverInfo,
  getCaregiverInfo,
  getPatientInfo,
  type PatientInfo,
  type UserType,
} from '@portal/contract/accounts'
import { useEffect, useState } from 'react'
import { httpApi } from '../../lib/http-client'
import { changeSessionUser } from '../../lib/session'

/** The record of the person who is logged in. */
export type OwnRecord = { userType: 'patient'; info: PatientInfo } | { userType: 'caregiver'; info: CaregiverInfo }

type Loaded = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; record: OwnRecord }

/** The own record, asked for in the browser: the server never renders it. `take` puts a newer one in its place. */
export function useOwnRecord(userType: UserType) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    const stop = new AbortController()
    setLoaded({ state: 'loading' })
    fetchRecord(userType, stop.signal).then(
      (record) => setLoaded({ state: 'ready', record }),
      (error: Error) => !stop.signal.aborted && setLoaded({ state: 'failed', message: error.message }),
    )
    return () => stop.abort()
  }, [userType, tries])
  return {
    loaded,
    again: () => setTries((count) => count + 1),
    take(record: OwnRecord) {
      setLoaded({ state: 'ready', record })
      changeSessionUser({ userType: record.userType, firstName: record.info.firstName })
    },
  }
}

async function fetchRecord(userType: UserType, signal: AbortSignal): Promise<OwnRecord> {
  const quiet = { quiet: true, signal }
  if (userType === 'patient') return { userType, info: await httpApi(getPatientInfo, {}, quiet) }
  return { userType, info: await httpApi(getCaregiverInfo, {}, quiet) }
}
