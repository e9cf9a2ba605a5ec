import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Uuid, Version } from '../ids.ts'
import { languages } from '../language.ts'
import { AllTexts } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { line, optional, word } from '../text.ts'
import { ShownTime, WallTime } from '../time.ts'
import { openPreview } from './preview.ts'
import { ContentCheck, ContentLanguage, contentStates, Editor, languageStates, SecondHour } from './states.ts'

/** So many drafts a release has at most. */
export const maxReleased = 50

/** `open`: drafts are still added. `scheduled`: published by itself; `failed`: that could not be. */
export const releaseStates = ['open', 'scheduled', 'failed', 'published'] as const
export type ReleaseState = (typeof releaseStates)[number]

const id = Uuid.check(z.describe('that the client has made'))
const version = Version.check(z.describe('of the release, as the read gave it; 1 for one that does not exist yet'))
const moment = z.string().check(z.describe('ISO moment'))

/** How a call names a record. */
const named = { kind: word(40), record: word(60) }

const state = z.enum(languageStates)
const shown = { kind: z.string(), id: z.string(), title: AllTexts }

/** A draft that could be published with others. */
export const Candidate = z.object({
  ...shown,
  state: z.enum(contentStates),
  languages: z.object({ en: state, 'zh-CN': state, 'zh-TW': state }),
  changedAt: moment,
  changedBy: Editor,
})
export type Candidate = z.infer<typeof Candidate>

export const ReleasedDraft = z.extend(Candidate, {
  version: z.int().check(z.describe('of the draft')),
  baseVersion: z.int().check(z.describe('of what is published')),
  differs: z.array(ContentLanguage).check(z.describe('the languages that the draft changes')),
  publishes: z.array(ContentLanguage).check(z.describe('those of them that the release publishes')),
  moved: z.boolean().check(z.describe('whether something else was published since the draft began: merge first')),
  allowed: z.boolean().check(z.describe('whether the caller may publish it')),
})
export type ReleasedDraft = z.infer<typeof ReleasedDraft>

const Released = z.object({ ...shown, number: z.int().check(z.describe('of the version')) })
const Record = z.object(shown)

export const Release = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  state: z.enum(releaseStates),
  changedAt: moment,
  changedBy: Editor,
  drafts: z.array(ReleasedDraft).check(z.describe('in the order in which they are published')),
  schedule: z.nullable(
    z.object({
      at: moment,
      wallTime: ShownTime,
      again: z.boolean().check(z.describe('whether it is the second of the two hours of this name')),
      by: Editor,
      failed: z.string().check(z.describe('code of the error that kept it from being published, else empty')),
      failedIn: z.nullable(Record).check(z.describe('the record that kept it from being published')),
    }),
  ),
  published: z.nullable(z.object({ at: moment, by: Editor, records: z.array(Released) })),
  takeBackUntil: z.nullable(moment).check(z.describe('until when it can be taken back')),
  told: z
    .object({ waiting: z.int(), sent: z.int() })
    .check(z.describe('people to whom messages wait until then, and who have got one')),
})
export type Release = z.infer<typeof Release>

export const ReleaseRow = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  state: z.enum(releaseStates),
  count: z.int().check(z.describe('of its drafts, or of what it has published')),
  publishAt: z.nullable(moment),
  publishedAt: z.nullable(moment),
  changedAt: moment,
  changedBy: Editor,
})
export type ReleaseRow = z.infer<typeof ReleaseRow>

/** What a check of a release has found, by record, and what it would do as a whole. */
export const ReleaseCheck = z.object({
  drafts: z.array(z.object({ kind: z.string(), id: z.string(), findings: ContentCheck.shape.findings })),
  effects: ContentCheck.shape.effects,
})
export type ReleaseCheck = z.infer<typeof ReleaseCheck>

/** Releases hold drafts of several kinds; each call also asks for the right to these. */
const shared = { access: ['staff:editor', 'staff:coordinator'], reads: 'nobody' } as const
const one = '/staff/content/releases/{id}'
const changing = { ...shared, output: Release, current: Release } as const

export const getReleasePage = endpoint({
  ...shared,
  method: 'GET',
  path: '/staff/content/releases/page',
  doc: 'Releases, the one changed last first.',
  input: z.object({
    ...paging,
    text: optional(word(100)).check(z.describe('part of the name')),
    state: z.optional(z.enum(releaseStates)),
  }),
  output: pageOf(ReleaseRow),
})

export const getRelease = endpoint({
  ...shared,
  method: 'GET',
  path: one,
  doc: 'A release: its drafts, or what it has published.',
  input: z.object({ id }),
  output: Release,
})

export const saveRelease = endpoint({
  ...changing,
  method: 'PUT',
  path: one,
  doc: 'Names a release, and begins it if there is none of this id.',
  input: z.object({ id, version, name: line(100) }),
})

export const removeRelease = endpoint({
  ...shared,
  method: 'DELETE',
  path: one,
  doc: 'Deletes a release that is neither scheduled nor published; its drafts stay.',
  input: z.object({ id, version }),
  output: z.null(),
  current: Release,
})

export const getCandidates = endpoint({
  ...shared,
  method: 'GET',
  path: '/staff/content/releases/candidates',
  doc: 'Drafts that can be added to a release: of kinds that the caller may publish, in no release and not scheduled; the one changed last first.',
  input: z.object({ ...paging, text: optional(word(100)).check(z.describe('part of the title, in any language')) }),
  output: pageOf(Candidate),
})

export const addToRelease = endpoint({
  ...changing,
  method: 'POST',
  path: `${one}/drafts`,
  doc: 'Adds drafts to a release. Those that are in it already stay as they are. A draft is in one release at most.',
  input: z.object({
    id,
    version,
    records: z.array(z.object(named)).check(z.minLength(1), z.maxLength(maxReleased)),
  }),
})

export const takeFromRelease = endpoint({
  ...changing,
  method: 'DELETE',
  path: `${one}/drafts`,
  doc: 'Takes a draft out of a release, a scheduled one too; the draft stays. A schedule ends with the last draft.',
  input: z.object({ id, version, ...named }),
})

export const chooseReleaseLanguages = endpoint({
  ...changing,
  method: 'PUT',
  path: `${one}/languages`,
  doc: 'Says which languages of a draft its release publishes; at first it is every one that the draft changes.',
  input: z.object({ id, version, ...named, languages: z.array(ContentLanguage).check(z.maxLength(languages.length)) }),
})

export const checkRelease = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/check`,
  doc: 'What is missing or wrong in each draft, and what the publication of all would do. Doubts about the texts of a draft are told to those alone who may publish it. Changes nothing.',
  unversioned: 'changes nothing',
  input: z.object({ id }),
  output: ReleaseCheck,
})

export const openReleasePreview = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/preview`,
  doc: 'Lets this browser see the site as if all drafts of a release were published, as the preview of one draft does.',
  unversioned: 'changes nothing',
  input: z.object({ id, at: z.optional(WallTime), again: SecondHour }),
  output: openPreview.output,
})

export const publishRelease = endpoint({
  ...changing,
  changes: 'content',
  method: 'POST',
  path: `${one}/publish`,
  doc: 'Publishes all drafts of a release in one step, now or at a moment ahead; all or none.',
  input: z.object({
    id,
    version,
    drafts: z
      .array(z.object({ ...named, version: Version, baseVersion: Version }))
      .check(z.minLength(1), z.maxLength(maxReleased), z.describe('all of its drafts, as the read gave them')),
    at: z.optional(WallTime),
    again: SecondHour,
  }),
})

export const unscheduleRelease = endpoint({
  ...changing,
  method: 'DELETE',
  path: `${one}/schedule`,
  doc: 'Takes back the moment at which a release was to be published; it stays, with its drafts.',
  input: z.object({ id, version }),
})

export const takeBackRelease = endpoint({
  ...shared,
  output: Release,
  changes: 'content',
  method: 'POST',
  path: `${one}/take-back`,
  doc: 'Takes back all that a release has published, for ten minutes; its drafts are there again, in the release. Its messages that wait are withdrawn; when some have gone, it is refused until the caller says how many (`told`). A repetition changes nothing.',
  unversioned: 'names the publication that it takes back, and is refused when something was published since',
  input: z.object({
    id,
    publishedAt: z.iso.datetime().check(z.describe('of the publication, as the read gave it')),
    told: z
      ._default(z.int().check(z.minimum(0)), 0)
      .check(z.describe('people who have been told, as the read gave them')),
  }),
})
