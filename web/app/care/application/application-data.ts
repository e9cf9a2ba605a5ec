import type { CallOptions } from '@portal/client/api'
import { readOwner } from '@portal/client/session'
import { getPatientInfo, type PatientInfo } from '@portal/contract/accounts/own'
import { type Application, getMyApplications } from '@portal/contract/care/applications/applications'
import { getDraft } from '@portal/contract/care/applications/applying'
import { getService, type ServiceDetail } from '@portal/contract/care/services/services'
import { nullIfMissing } from '../../content/null-if-missing'
import { httpApi } from '../../lib/api'
import { type ApplicationDraft, openApplication, storedOf } from './draft'

export interface Loaded {
  service: ServiceDetail
  info: PatientInfo
  draft: ApplicationDraft
  /** An open application for the same service. */
  earlier: Application | undefined
}

/** Fetches the data that the application form needs; null when the service does not exist. @throws ApiError */
export async function fetchApplication(serviceId: number, options: CallOptions): Promise<Loaded | null> {
  const [service, info, stored, mine] = await Promise.all([
    nullIfMissing(httpApi(getService, { serviceId }, options)),
    httpApi(getPatientInfo, {}, options),
    nullIfMissing(httpApi(getDraft, { serviceId }, options)),
    httpApi(getMyApplications, { pageNum: 1, pageSize: 20 }, options),
  ])
  if (!service) return null
  const isUnderWay = (application: Application) =>
    application.serviceId === serviceId && application.progress !== 'finished' && !application.cancelled
  const draft = openApplication(readOwner(), serviceId, stored && storedOf(stored))
  return { service, info, draft, earlier: mine.records.find(isUnderWay) }
}
