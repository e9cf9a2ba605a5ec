import { makeCertificate } from './certificate-pdf.ts'
import type { Answer, Question } from './print-certificate.ts'
import { runsOf, UnprintableError } from './runs.ts'

/** Process that creates one certificate, or checks whether names can be printed, and exits (print-certificate.ts). */
process.once('message', async (question: Question) => {
  const answer = await answerTo(question).catch((error: unknown): Answer => {
    if (error instanceof UnprintableError) return 'unprintable'
    throw error
  })
  process.send?.(answer, () => process.disconnect())
})

async function answerTo({ certificate, names, language }: Question): Promise<Answer> {
  for (const name of names) for (const weight of ['regular', 'bold'] as const) runsOf(name, language, weight)
  return certificate ? makeCertificate(certificate, language) : 'printable'
}
