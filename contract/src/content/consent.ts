import './consent-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { Version } from '../ids.ts'
import { picturePath } from '../picture-path.ts'
import { word } from '../text.ts'
import { Day } from '../time.ts'

/** `nobody` can be recognized; somebody can, and has `agreed`; somebody can whose consent is `missing`, or was taken back. */
export const consentAnswers = ['nobody', 'agreed', 'missing'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

const PictureConsent = z.object({
  picture: picturePath,
  version: z.int().check(z.describe('1 while nobody has answered')),
  answer: z.nullable(z.enum(consentAnswers)),
  who: z.string().check(z.describe('names of those who have agreed, else empty')),
  until: z.string().check(z.describe('YYYY-MM-DD, the last day of the consent; empty when it does not end')),
  paper: z.string().check(z.describe('where the signed paper lies, else empty')),
})
export type PictureConsent = z.infer<typeof PictureConsent>

const text = z._default(word(200, 'tooLong'), '')

const Answered = z
  .object({
    picture: picturePath,
    version: Version,
    answer: z.enum(consentAnswers, fieldMessage('choose')),
    who: text.check(z.describe('who can be recognized and has agreed; dropped with other answers')),
    until: z._default(z.union([z.literal(''), Day]), ''),
    paper: text.check(z.describe('where the signed paper lies')),
  })
  .check(({ value, issues }) => {
    if (value.answer !== 'agreed') return
    for (const name of ['who', 'paper'] as const)
      if (value[name] === '')
        issues.push({ code: 'custom', path: [name], message: fieldMessage('required'), input: '' })
  })

const shared = {
  path: '/staff/picture/consent',
  access: ['staff:editor', 'staff:coordinator'],
  output: PictureConsent,
} as const
const reads = { action: 'picture-consent.read', record: 'media', input: 'picture' } as const

export const getPictureConsent = endpoint({
  ...shared,
  method: 'GET',
  reads,
  doc: 'Whether a stored picture shows somebody who can be recognized, and who has agreed to that.',
  input: z.object({ picture: picturePath }),
})

export const savePictureConsent = endpoint({
  ...shared,
  method: 'PUT',
  reads: { ...reads, noted: 'change' },
  doc: 'Answers that for every record that uses the picture.',
  input: Answered,
  current: PictureConsent,
})
