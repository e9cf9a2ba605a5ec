import type { Api } from '@portal/client/api'
import { getOffices } from '@portal/contract/company/public'
import { section } from '../core/loading/page-data'

/** Loads the agency's offices. */
export function load(api: Api) {
  return section('offices', api(getOffices, {}, { quiet: true }), [])
}
