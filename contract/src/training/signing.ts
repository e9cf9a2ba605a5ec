import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { FileOutput } from '../file.ts'
import { RecordId } from '../ids.ts'
import { languages } from '../language.ts'
import { line } from '../text.ts'
import { CertificateCard } from './own.ts'
import { CertificateNumber } from './public.ts'

/** The size of the field in which a signature is drawn; coordinates are whole numbers within it. */
export const signatureField = { width: 900, height: 300 }
/** Length of all strokes together below which a drawing is a slip of the finger and no signature. */
export const shortestSignature = 60

export const Point = z.tuple([
  z.int().check(z.minimum(0), z.maximum(signatureField.width)),
  z.int().check(z.minimum(0), z.maximum(signatureField.height)),
])
export type Point = z.infer<typeof Point>

const Strokes = z.array(z.array(Point).check(z.minLength(1), z.maxLength(600))).check(
  z.minLength(1, fieldMessage('signature')),
  z.maxLength(80, fieldMessage('signature')),
  z.refine((strokes) => strokes.flat().length <= 3_000, fieldMessage('signature')),
  z.refine((strokes) => lengthOf(strokes) >= shortestSignature, fieldMessage('signature')),
  z.describe('lines of points [x, y] in a field of 900 by 300'),
)

const Drawn = z.object({ kind: z.literal('drawn'), strokes: Strokes })
const Typed = z.object({
  kind: z.literal('typed'),
  name: line(100).check(z.refine<string>((name) => /\p{L}/u.test(name), fieldMessage('signature'))),
})

export const Signature = z.discriminatedUnion('kind', [Drawn, Typed])
export type Signature = z.infer<typeof Signature>

function lengthOf(strokes: readonly (readonly (readonly [number, number])[])[]): number {
  const steps = strokes.flatMap((stroke) =>
    stroke.slice(1).map(([x, y], i) => {
      const [beforeX, beforeY] = stroke[i] ?? [x, y]
      return Math.hypot(x - beforeX, y - beforeY)
    }),
  )
  return steps.reduce((sum, step) => sum + step, 0)
}

export const signTraining = endpoint({
  method: 'POST',
  path: '/api/user/training/{trainingContentId}/sign',
  access: ['caregiver'],
  doc: 'Signs a passed training, which makes the certificate. A typed signature is the name of the caller. Signing again gives the same certificate.',
  input: z.object({
    trainingContentId: RecordId,
    consentVersion: z.int(),
    consentLanguage: z.enum(languages).check(z.describe('the language in which the statement was read')),
    signature: Signature,
  }),
  output: CertificateCard,
})

export const getMyCertificates = endpoint({
  method: 'GET',
  path: '/api/user/certificate/list',
  access: ['caregiver'],
  doc: "The caller's certificates, the latest first. A withdrawn one says so.",
  input: z.object({}),
  output: z.array(CertificateCard),
})

export const getCertificatePdf = endpoint({
  method: 'GET',
  path: '/api/user/certificate/{number}/pdf',
  access: ['caregiver'],
  doc: "One of the caller's certificates as PDF in the caller's language.",
  input: z.object({ number: CertificateNumber }),
  output: FileOutput,
  download: { types: ['application/pdf'], name: 'certificate.pdf' },
})
