import { getPatientInfo, type PatientInfo } from '@portal/contract/accounts'
import { type Draft, getDraft } from '@portal/contract/care/applying'
import { type ApplicationRequest, getMyRequests } from '@portal/contract/care/requests'
import { getService, type ServiceDetail } from '@portal/contract/care/services'
import { found } from '../../content/found'
import type { CallOptions } from '../../lib/api'
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

/** What could not be saved when a session ended waits here until its owner is back. */
let last: KeptDraft | null = null

/** Fetches what an application starts from; null for services that are not there. @throws ApiError */
export async function fetchApplication(serviceId: number, options: CallOptions): Promise<Loaded | null> {
  const [service, info, draft, mine] = await Promise.all([
    found(httpApi(getService, { serviceId }, options)),
    httpApi(getPatientInfo, {}, options),
    found(httpApi(getDraft, { serviceId }, options)),
    httpApi(getMyRequests, { pageNum: 1, pageSize: 20 }, options),
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
