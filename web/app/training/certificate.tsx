import type { MetaFunction } from 'react-router'
import { contentMeta } from '../content/content-meta'
import { inBrowser, onServer } from '../core/loading/page-data'
import { certificateTexts } from '../locales/certificate'
import { type CertificateData, load } from './certificate/certificate-data'
import { CertificatePage } from './certificate/certificate-page'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./certificate/certificate-data'))

const describe = contentMeta<CertificateData>((_, { language }) => certificateTexts(language).head)

/** A certificate names a person, so search engines are asked not to list the page. */
export const meta: MetaFunction = (args) => [...(describe(args) ?? []), { name: 'robots', content: 'noindex' }]

/** The public page that verifies the number of a training certificate (T04). */
export default function Certificate({ loaderData }: { loaderData: CertificateData }) {
  return <CertificatePage key={loaderData.number} {...loaderData} />
}
