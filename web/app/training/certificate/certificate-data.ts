import type { Api } from '@portal/client/api'
import { type VerifiedCertificate, verifyCertificate } from '@portal/contract/training/public'
import { data, type Params } from 'react-router'
import { nullIfMissing } from '../../content/null-if-missing'

export interface CertificateData {
  /** The number in the URL; empty when there is none. */
  number: string
  /** Null when there is no such certificate. */
  certificate: VerifiedCertificate | null
}

/** Looks up the certificate that the URL names. @throws ApiError */
export async function load(api: Api, { params }: { params: Params }) {
  const number = params.number ?? ''
  if (number === '') return data<CertificateData>({ number, certificate: null })
  const certificate = await nullIfMissing(api(verifyCertificate, { number }, { quiet: true }))
  return data<CertificateData>({ number, certificate }, { status: certificate ? 200 : 404 })
}
