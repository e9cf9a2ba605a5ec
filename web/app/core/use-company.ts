import type { ContactInfo } from '@portal/contract/company/public'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root-data'

/** Name, words and contacts of the agency; null while they are not entered or could not be loaded. */
export function useCompany(): ContactInfo | null {
  return useRouteLoaderData<RootData>('root')?.company ?? null
}

/** The `href` that dials a phone number. */
export function dial(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
