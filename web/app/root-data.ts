import type { Api } from '@portal/client/api'
import { type ContactInfo, getContactInfo } from '@portal/contract/company/public'
import { section } from './core/loading/page-data'
import type { Site } from './lib/site'

/** Data that is available on every page. */
export interface RootData extends Site {
  company: ContactInfo | null
}

/** The agency's name, texts and contact details, used on every page; null when they cannot be loaded. */
export function loadCompany(api: Api): Promise<ContactInfo | null> {
  return section('contact info', api(getContactInfo, {}, { quiet: true }), null)
}
