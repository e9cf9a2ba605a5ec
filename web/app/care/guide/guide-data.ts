import type { Api } from '@portal/client/api'
import { getServiceCosts } from '@portal/contract/care/services/public'
import { section } from '../../core/loading/page-data'

export type GuideData = Awaited<ReturnType<typeof load>>

/** Loads all services with their costs. */
export function load(api: Api) {
  return section('services', api(getServiceCosts, {}, { quiet: true }), [])
}
