import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AllTexts, inSameLanguages, managedText } from '../managed-text.ts'
import { line, paragraphs } from '../text.ts'
import { Day, ShownDay } from '../time.ts'
import { LegalVersionName, legalDocumentKeys } from './public.ts'

export const StaffLegalDocument = z.object({
  key: z.enum(legalDocumentKeys),
  version: z.string().check(z.describe('of the one saved last')),
  effectiveOn: ShownDay,
  title: AllTexts,
  body: AllTexts,
})
export type StaffLegalDocument = z.infer<typeof StaffLegalDocument>

export const getStaffLegalDocument = endpoint({
  method: 'GET',
  path: '/staff/legal/{key}',
  access: ['staff:editor'],
  doc: 'The version of a legal document that was saved last, in all languages.',
  input: z.object({ key: z.enum(legalDocumentKeys) }),
  output: StaffLegalDocument,
})

export const saveLegalDocument = endpoint({
  method: 'POST',
  path: '/staff/legal/{key}',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Adds a new version of a legal document, in force from a day on; earlier ones are kept. The body is HTML and is sanitized.',
  unversioned: 'adds a version and names the one that it follows; none is ever changed',
  input: z
    .object({
      key: z.enum(legalDocumentKeys),
      follows: z
        .optional(LegalVersionName)
        .check(z.describe('the version saved last when this one was written; none for the first')),
      version: LegalVersionName,
      effectiveOn: Day,
      title: managedText(line(150)),
      body: managedText(paragraphs(30_000)),
    })
    .check(inSameLanguages<Record<string, unknown>>('title', 'body')),
  output: StaffLegalDocument,
  current: StaffLegalDocument,
})
