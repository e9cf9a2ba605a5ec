import type { ContactInfo } from '@portal/contract/company/public'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root-data'

/** The agency's name, texts and contact details; null while they have not been entered or could not be loaded. */
export function useCompany(): ContactInfo | null {
  return useRouteLoaderData<RootData>('root')?.company ?? null
}

/** The `tel:` URL of a phone number. */
export function dial(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
