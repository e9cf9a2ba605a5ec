import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { RecordId } from '../ids.ts'
import { WrittenIn } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { picturePath } from '../picture-path.ts'
import { typed } from '../text.ts'
import { ShownDay } from '../time.ts'

const richText = z
  .string()
  .check(z.describe('sanitized HTML of p, h2, h3, ul, ol, li, strong, em, a, blockquote and br'))

export const TeamMember = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  languages: z.string().check(z.describe('the languages that the person speaks')),
  picture: picturePath,
  alt: z.string(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const getTeam = endpoint({
  method: 'GET',
  path: '/content/team',
  access: ['visitor'],
  doc: 'People of the agency, in the order in which they show.',
  input: z.object({}),
  output: z.array(TeamMember),
})

export const TeamEventCard = z.object({
  id: z.int(),
  title: z.string(),
  place: z.string(),
  date: ShownDay,
  summary: z.string(),
  picture: picturePath,
  alt: z.string(),
})
export type TeamEventCard = z.infer<typeof TeamEventCard>

export const TeamEvent = z.object({
  ...TeamEventCard.shape,
  body: richText,
  pictures: z.array(z.object({ picture: picturePath, alt: z.string(), caption: z.string() })),
})
export type TeamEvent = z.infer<typeof TeamEvent>

export const getTeamEventPage = endpoint({
  method: 'GET',
  path: '/content/teamevent/page',
  access: ['visitor'],
  doc: 'Events of the team, the latest first.',
  input: z.object(paging),
  output: pageOf(TeamEventCard),
})

export const getTeamEvent = endpoint({
  method: 'GET',
  path: '/content/teamevent/{id}',
  access: ['visitor'],
  doc: 'One event of the team with its gallery.',
  input: z.object({ id: RecordId }),
  output: TeamEvent,
})

export const Question = z.object({
  key: z.string().check(z.describe('anchor of the answer on its page')),
  question: z.string(),
  answer: richText,
  language: WrittenIn,
})
export type Question = z.infer<typeof Question>

export const QuestionGroup = z.object({ key: z.string(), name: z.string(), questions: z.array(Question) })
export type QuestionGroup = z.infer<typeof QuestionGroup>

export const getFaq = endpoint({
  method: 'GET',
  path: '/content/faq',
  access: ['visitor'],
  doc: 'Frequently asked questions with their answers, by group.',
  input: z.object({}),
  output: z.array(QuestionGroup),
})

export const FaqWords = z.object({
  scripts: z
    .string()
    .check(z.describe('pairs of a traditional character and the simplified one by which the questions are compared')),
  synonyms: z.array(z.array(z.string())).check(z.describe('words that stand for each other, in simplified characters')),
})
export type FaqWords = z.infer<typeof FaqWords>

export const getFaqWords = endpoint({
  method: 'GET',
  path: '/content/faq/words',
  access: ['visitor'],
  doc: 'What a search among the questions needs to find them in either Chinese script and by other words.',
  input: z.object({}),
  output: FaqWords,
})

export const legalDocumentKeys = ['privacy', 'terms', 'licence', 'language-access'] as const
export type LegalDocumentKey = (typeof legalDocumentKeys)[number]

const LegalVersion = z.object({ version: z.string(), effectiveOn: ShownDay })

export const LegalDocument = z.object({
  key: z.enum(legalDocumentKeys),
  ...LegalVersion.shape,
  title: z.string(),
  body: richText,
  language: WrittenIn,
  isAhead: z.boolean().check(z.describe('whether it is not in force yet, and will be')),
  versions: z.array(LegalVersion).check(z.describe('this and every other version, the latest first')),
})
export type LegalDocument = z.infer<typeof LegalDocument>

/** The name of a version of a legal document. */
export const LegalVersionName = typed('plain').check(
  z.minLength(1, { error: fieldMessage('required'), abort: true }),
  z.maxLength(20, fieldMessage('tooLong')),
  z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/, fieldMessage('versionFormat')),
)

export const getLegalDocument = endpoint({
  method: 'GET',
  path: '/content/legal/{key}',
  access: ['visitor'],
  doc: 'A legal document as it is in force today in New York, or in the version asked for.',
  input: z.object({ key: z.enum(legalDocumentKeys), version: z.optional(LegalVersionName) }),
  output: LegalDocument,
})
