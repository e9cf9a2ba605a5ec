import { getPatientInfo, type PatientInfo } from '@portal/contract/accounts'
import { type Draft, getDraft } from '@portal/contract/care/applying'
import { type ApplicationRequest, getMyRequests } from '@portal/contract/care/requests'
import { getService, type ServiceDetail } from '@portal/contract/care/services'
import { useEffect, useState } from 'react'
import { found } from '../../content/found'
import { httpApi } from '../../lib/http-client'
import { readOwner, readToken } from '../../lib/session'
import { KeptDraft } from './kept-draft'

export interface Loaded {
  service: ServiceDetail
  info: PatientInfo
  kept: KeptDraft
  /** An application for the same service that is under way. */
  earlier: ApplicationRequest | undefined
}

type State = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; loaded: Loaded | null }

/** What could not be saved when a session ended waits here until its owner is back. */
let last: KeptDraft | null = null

/** What an application starts from, asked for in the browser: the server never renders it. Null for services that are not there. */
export function useApplication(serviceId: number) {
  const [state, setState] = useState<State>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    const stop = new AbortController()
    setState({ state: 'loading' })
    load(serviceId, stop.signal).then(
      (loaded) => !stop.signal.aborted && setState({ state: 'ready', loaded }),
      (error: Error) => !stop.signal.aborted && setState({ state: 'failed', message: error.message }),
    )
    return () => stop.abort()
  }, [serviceId, tries])
  return { state, again: () => setTries((count) => count + 1) }
}

async function load(serviceId: number, signal: AbortSignal): Promise<Loaded | null> {
  const quiet = { quiet: true, signal }
  const [service, info, draft, mine] = await Promise.all([
    found(httpApi(getService, { serviceId }, quiet)),
    httpApi(getPatientInfo, {}, quiet),
    found(httpApi(getDraft, { serviceId }, quiet)),
    httpApi(getMyRequests, { pageNum: 1, pageSize: 20 }, quiet),
  ])
  if (!service) return null
  const isUnderWay = (request: ApplicationRequest) =>
    request.serviceId === serviceId && request.progress !== 'finished' && !request.cancelled
  return { service, info, kept: keptFor(readOwner(), serviceId, draft), earlier: mine.records.find(isUnderWay) }
}

function keptFor(owner: string, serviceId: number, draft: Draft | null): KeptDraft {
  const unsaved = last?.owner === owner && last.read().unsaved ? last : null
  if (unsaved) {
    unsaved.token = readToken()
    void unsaved.save()
  }
  last = unsaved?.serviceId === serviceId ? unsaved : new KeptDraft(owner, serviceId, draft)
  return last
}
