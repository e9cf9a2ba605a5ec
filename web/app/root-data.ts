import type { Api } from '@portal/client/api'
import { type ContactInfo, getContactInfo } from '@portal/contract/company/public'
import { section } from './core/page-data'
import type { Site } from './lib/site'

/** What every page has at hand. */
export interface RootData extends Site {
  company: ContactInfo | null
}

/** The agency's name, words and contacts, which stand around every page; null when they cannot be had. */
export function loadCompany(api: Api): Promise<ContactInfo | null> {
  return section('contact info', api(getContactInfo, {}, { quiet: true }), null)
}
