import * as z from 'zod/mini'
import { Uuid } from '../ids.ts'
import { languages } from '../language.ts'
import { AllTexts } from '../managed-text.ts'
import { ShownTime } from '../time.ts'

/**
 * `draft`: not on the site. `live`: on the site as it stands. `changed`: on the site, with changes that are not. `scheduled`: with
 * changes that will be published by themselves; `failed`: that could not be.
 */
export const contentStates = ['draft', 'live', 'changed', 'scheduled', 'failed'] as const
export type ContentState = (typeof contentStates)[number]

/** `unread`: changed since somebody has read it. `stale`: another language has changed since, and nobody said that it is still right. */
export const languageStates = ['missing', 'unread', 'stale', 'read'] as const
export type LanguageState = (typeof languageStates)[number]

/** What made a version: `found` is the state before the first one, or one saved otherwise than by publishing a draft. */
export const contentDeeds = ['found', 'publish', 'schedule', 'unpublish', 'take-back'] as const
export type ContentDeed = (typeof contentDeeds)[number]

/** What may use a record: it can be taken off the site when nothing does. */
export const contentUsers = [
  'article',
  'question',
  'office',
  'activity',
  'registration',
  'application',
  'visit-times',
] as const
export type ContentUser = (typeof contentUsers)[number]

export const ContentUse = z.object({
  by: z.enum(contentUsers),
  count: z.int(),
  records: z
    .array(z.object({ id: z.string(), label: AllTexts }))
    .check(z.describe('some of them; none of those that name people')),
})
export type ContentUse = z.infer<typeof ContentUse>

export const ContentLanguage = z.enum(languages)

export const Editor = z
  .nullable(z.object({ id: Uuid, name: z.string() }))
  .check(z.describe('null when the account is gone'))
export type Editor = z.infer<typeof Editor>

const moment = z.string().check(z.describe('ISO moment'))

/** Of the draft, or of what is published when there is none. */
export const LanguageStatus = z.object({
  state: z.enum(languageStates),
  public: z.boolean().check(z.describe('whether readers get texts in this language')),
  differs: z.boolean().check(z.describe('whether the draft would change it')),
  changedBy: Editor,
  changedAt: z.nullable(moment),
  readBy: Editor,
  readAt: z.nullable(moment),
  proposed: z
    .array(z.string())
    .check(
      z.describe('fields whose text a dictionary has proposed from the other Chinese script, and nobody has read yet'),
    ),
})
export type LanguageStatus = z.infer<typeof LanguageStatus>

/** A text that is older than the same text in another language. */
export const StaleText = z.object({
  field: z.string(),
  language: ContentLanguage,
  source: ContentLanguage.check(z.describe('the language that has changed since')),
  since: z.nullable(moment).check(z.describe('when that was published; null when it is in the draft')),
  number: z.int().check(z.describe('the version in which both were in step; 0: before the first one')),
})
export type StaleText = z.infer<typeof StaleText>

/** Which of two hours of one name a wall time means. */
export const SecondHour = z
  ._default(z.boolean(), false)
  .check(z.describe('the second of the two hours of this name, when clocks go back'))

/** The release that a draft is in, or that has published a version. */
export const InRelease = z.nullable(z.object({ id: Uuid, name: z.string() }))

export const ContentSchedule = z.object({
  at: moment,
  wallTime: ShownTime,
  again: z.boolean().check(z.describe('whether it is the second of the two hours of this name, when clocks go back')),
  languages: z.array(ContentLanguage),
  by: Editor,
  failed: z.string().check(z.describe('code of the error that kept it from being published, else empty')),
})
export type ContentSchedule = z.infer<typeof ContentSchedule>

/**
 * What a reader of a record has to know besides its state. `calledOff`: it does not take place, and nothing more is published about it. `inForceFrom`:
 * what was published comes into force on the day `on`.
 */
export const ContentRemark = z.object({
  code: z.enum(['calledOff', 'inForceFrom']),
  on: z.string().check(z.describe('YYYY-MM-DD; may be empty')),
  reason: z.nullable(AllTexts).check(z.describe('in the words of staff')),
})
export type ContentRemark = z.infer<typeof ContentRemark>

/** A record in a list. */
export const ContentRow = z.object({
  id: z.string(),
  title: AllTexts.check(z.describe('of the draft, if there is one')),
  moment: z.string().check(z.describe('by which records of one title are told apart; empty for most kinds')),
  state: z.enum(contentStates),
  languages: z.object({
    en: z.enum(languageStates),
    'zh-CN': z.enum(languageStates),
    'zh-TW': z.enum(languageStates),
  }),
  changedAt: moment,
  changedBy: Editor.check(
    z.describe('of the draft or of what is published, whichever changed last; null also when it was changed otherwise'),
  ),
  publishAt: z.nullable(moment),
  remark: z.nullable(ContentRemark),
  placed: z.boolean().check(z.describe('whether it has a place in the order of its kind')),
})
export type ContentRow = z.infer<typeof ContentRow>

export const ContentVersion = z.object({
  number: z.int(),
  deed: z.enum(contentDeeds),
  languages: z.array(ContentLanguage).check(z.describe('those that were published')),
  by: Editor,
  at: moment,
  release: InRelease,
})
export type ContentVersion = z.infer<typeof ContentVersion>

/**
 * What a check has found. `required`, `unread` and `invalid` keep a record from being published; the others are for a person to judge:
 * `link` leads nowhere, `private` looks like a Medicaid ID, a phone or a birth date, `telling` tells of somebody's care, `alt` is a picture that
 * nobody describes, `consent` one of which nobody has said whether it shows people, `stale` is older than its source, `grade` is hard to read.
 */
export const findingCodes = [
  'required',
  'unread',
  'invalid',
  'link',
  'private',
  'telling',
  'alt',
  'consent',
  'stale',
  'grade',
  'headings',
  'linkText',
] as [
  ...['required', 'unread', 'invalid'],
  ...['link', 'private', 'telling', 'alt', 'consent', 'stale', 'grade', 'headings', 'linkText'],
]
export type FindingCode = (typeof findingCodes)[number]

export const ContentFinding = z.object({
  code: z.enum(findingCodes),
  refuses: z.boolean().check(z.describe('whether the record cannot be published like this')),
  field: z.string(),
  language: z.nullable(ContentLanguage),
  words: z
    .string()
    .check(z.describe('the words or the address that it is about, or the message of an error; may be empty')),
  number: z
    .nullable(z.number())
    .check(z.describe('of a grade: the school year, or the letters of the longest sentence')),
})
export type ContentFinding = z.infer<typeof ContentFinding>

/**
 * `page`: the record's own page is added or changes. `list`: a list has one more entry. `home`, `search`: it shows there. `texts`: so many people
 * are told. `movesUp`: so many people on a waiting list get a place, and are told. `comesIntoForce`: from the day `on`.
 */
export const effectCodes = ['page', 'list', 'home', 'search', 'texts', 'movesUp', 'comesIntoForce'] as const

export const ContentEffect = z.object({
  code: z.enum(effectCodes),
  address: z.string().check(z.describe('of the public page; may be empty')),
  count: z.int(),
  on: z.string().check(z.describe('YYYY-MM-DD; may be empty')),
})
export type ContentEffect = z.infer<typeof ContentEffect>

export const ContentCheck = z.object({
  findings: z.array(ContentFinding),
  effects: z.array(ContentEffect),
  languages: z.array(ContentLanguage).check(z.describe('in which readers would have it')),
})
export type ContentCheck = z.infer<typeof ContentCheck>
