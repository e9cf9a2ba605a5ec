import { domainTexts } from '../core/texts'

/** The words of signing a training and of the page that verifies its certificate. */
export const [certificateTexts, useCertificateTexts] = await domainTexts<typeof import('./en/certificate')>(
  import.meta.glob('./*/certificate.ts'),
)
