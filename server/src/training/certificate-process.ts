import { makeCertificate } from './certificate-pdf.ts'
import type { Question } from './print-certificate.ts'

/** The process that makes one certificate, sends it and ends (print-certificate.ts). */
process.once('message', async ({ certificate, language }: Question) => {
  const bytes = await makeCertificate(certificate, language)
  process.send?.(bytes, () => process.disconnect())
})
