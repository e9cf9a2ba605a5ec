import type { Api } from '@portal/client/api'
import { getLegalDocument, type LegalDocumentKey } from '@portal/contract/about/public'
import { getRetention } from '@portal/contract/retention'
import { data } from 'react-router'
import { nullIfMissing } from '../content/null-if-missing'
import { legalKeyOf } from './legal-paths'

export type LegalData = Awaited<ReturnType<typeof load>>['data']

/**
 * Loads the legal document at this URL, in the version it requests; null when there is none. The current privacy policy comes with the
 * periods for which records are kept.
 */
export async function load(api: Api, { url }: { url: URL }) {
  const key: LegalDocumentKey = legalKeyOf(url.pathname)
  const version = url.searchParams.get('version') || undefined
  const document = await nullIfMissing(api(getLegalDocument, { key, version }, { quiet: true }))
  const asked = version !== undefined
  const periods = key === 'privacy' && document && !asked ? await api(getRetention, {}, { quiet: true }) : null
  return data({ key, document, asked, periods }, { status: document ? 200 : 404 })
}
