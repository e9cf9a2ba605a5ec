import './field-texts.ts'
import * as z from 'zod/mini'
import { minute } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { Uuid, Version } from '../ids.ts'
import { languages } from '../language.ts'
import { AllTexts } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { optional, typed, word } from '../text.ts'
import { WallTime } from '../time.ts'
import { contentId, type Fields, isNewRecord, type Kind, translatedFields } from './kind.ts'
import {
  ContentCheck,
  ContentLanguage,
  ContentRemark,
  ContentRow,
  ContentSchedule,
  ContentUse,
  ContentVersion,
  contentStates,
  InRelease,
  LanguageStatus,
  SecondHour,
  StaleText,
} from './states.ts'

/** For so long a publication can be taken back, unless its kind says otherwise. */
export const takeBackMs = 10 * minute

/** A long text in each language, of Chinese characters with their markup. */
const draftBytes = 400 * 1024

/** So many records a repetition makes at most. */
export const maxCopies = 26

/** So many weeks later a copy is at most. */
export const maxWeeks = 520

/** The version of a draft that a call is based on: 1 when there was none yet. */
const draftVersion = Version.check(
  z.describe('of the draft, as the read gave it; 1 for a record that does not exist yet'),
)
const liveVersion = Version.check(z.describe('of what is published, as the read gave it'))

const newId = typed('plain').check(
  z.refine(isNewRecord, fieldMessage('notUsable')),
  z.describe('`new-` and a UUID that the client has made'),
)

const someLanguages = z.array(ContentLanguage).check(z.maxLength(languages.length))

const script = z.enum(['zh-CN', 'zh-TW'])

/** The texts of a picture of a gallery in one language. */
const pictureTexts = z.object({ picture: z.string(), alt: z.string(), caption: z.string() })

const OwnCaptions = z.nullable(z.object({ count: z.int(), first: z.string() }))

/** What a film shows while nothing else is given; captions by how many they are, and the words of the first. */
const OwnOfFilm = z.object({
  poster: z.nullable(z.string()),
  captions: z.object({ en: OwnCaptions, 'zh-CN': OwnCaptions, 'zh-TW': OwnCaptions }),
})

const Choice = z.object({
  id: z.string(),
  label: AllTexts,
  unpublished: z.boolean().check(z.describe('whether it has to be published before or together with what chooses it')),
  own: z.optional(OwnOfFilm).check(z.describe('of a film')),
})

/** A record with all that its editor shows. */
export function contentRecord<F extends Fields>(kind: Kind<F>) {
  return z.object({
    id: z.string().check(z.describe('another than asked for once a new record was published')),
    recordId: z
      .nullable(Uuid)
      .check(z.describe('by which live events and viewers name it; null before the first save')),
    version: z.int().check(z.describe('of the draft')),
    baseVersion: z.int().check(z.describe('of what is published')),
    state: z.enum(contentStates),
    live: z.nullable(kind.shown).check(z.describe('null when it is not on the site')),
    draft: z.nullable(kind.shown).check(z.describe('null when there is nothing to publish')),
    base: z.nullable(kind.shown).check(z.describe('what was published when the draft began')),
    moved: z.boolean().check(z.describe('whether something else was published since the draft began: merge first')),
    languages: z.object({ en: LanguageStatus, 'zh-CN': LanguageStatus, 'zh-TW': LanguageStatus }),
    stale: z.array(StaleText),
    remark: z.nullable(ContentRemark),
    schedule: z.nullable(ContentSchedule),
    release: InRelease.check(z.describe('in which the draft is')),
    number: z.int().check(z.describe('of the last version; 0 when there is none')),
    takeBackUntil: z
      .nullable(z.string())
      .check(z.describe('ISO moment until which the last version can be taken back')),
    told: z
      .object({ waiting: z.int(), sent: z.int() })
      .check(z.describe('people to whom messages of that version wait until then, and who have got one')),
    changedAt: z.string(),
    addresses: z.array(z.string()).check(z.describe('public pages that show it, its own first')),
    uses: z.array(ContentUse).check(z.describe('what uses it; while something does, it cannot be taken off the site')),
    choices: z
      .record(z.string(), z.array(Choice))
      .check(z.describe('of each field of the types choice, choices and film')),
  })
}

/** What a film has of its own: see `OwnOfFilm`. */
export type OwnOfFilm = z.output<typeof OwnOfFilm>

/** The calls by which staff write, read and publish the records of a kind. */
export function managedEndpoints<F extends Fields>(kind: Kind<F>) {
  const { access } = kind
  const list = `/staff/content/${kind.kind}` as const
  const one = `${list}/{id}` as const
  const id = contentId(kind)
  const Record = contentRecord(kind)
  const shared = { access, reads: 'nobody' } as const
  // Changes of a record never change its uses or choices, so only its read answers them.
  const Changed = z.omit(Record, { uses: true, choices: true })
  const changing = { ...shared, output: Changed, current: Record } as const
  const publishing = { ...changing, changes: 'content' } as const
  const texts = z.enum(translatedFields(kind as unknown as Kind) as [string, ...string[]])
  const number = Version.check(z.describe('of a version'))

  return {
    list: endpoint({
      ...shared,
      method: 'GET',
      path: `${list}/page`,
      doc: `Records of the kind “${kind.kind}”, drafts too: in their order if they have one; by their moment if they have one, those of today and later the next first, else the latest; else the one changed last first.`,
      input: z.object({
        ...paging,
        text: optional(word(100)).check(z.describe('part of the title, in any language')),
        state: z.optional(z.enum(contentStates)),
        stale: z
          .optional(z.union([z.literal('any'), ContentLanguage]))
          .check(z.describe('only those older than their source, in this language or in any')),
        when: z
          ._default(z.enum(['all', 'upcoming', 'past']), 'all')
          .check(z.describe('by their moment: of today and later, or past; kinds that have none are not told apart')),
      }),
      output: pageOf(ContentRow),
    }),
    read: endpoint({
      ...shared,
      method: 'GET',
      path: one,
      doc: 'One record: what is published, its draft, and the state of each language. A blank one for the id of a new record that nobody has begun.',
      input: z.object({ id }),
      output: Record,
    }),
    save: endpoint({
      ...changing,
      method: 'PUT',
      bodyBytes: draftBytes,
      path: `${one}/draft`,
      doc: 'Saves a draft, which may be unfinished. Begins a record when the id is a new one. A draft that was made from what is no longer published is merged by the client, and saved with the new `baseVersion`. Refused while a publication is scheduled.',
      input: z.object({
        id,
        version: draftVersion,
        baseVersion: liveVersion,
        content: kind.draft,
        proposed: z
          ._default(z.array(z.object({ field: texts, language: script })).check(z.maxLength(100)), [])
          .check(z.describe('of the texts that this save changes, those that a dictionary has proposed')),
      }),
    }),
    discard: endpoint({
      ...changing,
      method: 'DELETE',
      path: `${one}/draft`,
      doc: 'Discards a draft, and with it a record that was never published, of which null is left.',
      input: z.object({ id, version: draftVersion }),
      output: z.nullable(Changed),
    }),
    markRead: endpoint({
      ...changing,
      method: 'POST',
      path: `${one}/read`,
      doc: 'The caller has read a language of the draft, which may be published until it changes.',
      input: z.object({ id, version: draftVersion, language: ContentLanguage }),
    }),
    markRight: endpoint({
      ...changing,
      method: 'POST',
      path: `${one}/right`,
      doc: 'A text is still right although its source has changed.',
      input: z.object({ id, version: draftVersion, field: texts, language: ContentLanguage }),
    }),
    propose: endpoint({
      ...shared,
      method: 'POST',
      path: `${one}/propose`,
      doc: 'The texts of the draft in the other Chinese script, by dictionary and in its words, as a proposal. Changes nothing: whatever is saved of it counts as read by nobody.',
      unversioned: 'changes nothing',
      input: z.object({
        id,
        to: script.check(z.describe('the language to be written; the other one is the source')),
      }),
      output: z.object({
        texts: z
          .record(z.string(), z.union([z.string(), z.array(pictureTexts)]))
          .check(z.describe('by field, of a gallery by picture; of those that are empty in the source, none')),
      }),
    }),
    check: endpoint({
      ...shared,
      method: 'POST',
      path: `${one}/check`,
      doc: 'What is missing or wrong in the draft, and what its publication would do. Changes nothing.',
      unversioned: 'changes nothing',
      input: z.object({ id, languages: someLanguages }),
      output: ContentCheck,
    }),
    publish: endpoint({
      ...publishing,
      method: 'POST',
      path: `${one}/publish`,
      doc: 'Publishes some languages of the draft, now or at a moment ahead; the others stay in the draft. Refused for a language that nobody has read since it was changed.',
      input: z.object({
        id,
        version: draftVersion,
        baseVersion: liveVersion,
        languages: someLanguages,
        at: z.optional(WallTime),
        again: SecondHour,
      }),
    }),
    unschedule: endpoint({
      ...changing,
      method: 'DELETE',
      path: `${one}/schedule`,
      doc: 'Takes back the moment at which a draft was to be published; the draft stays.',
      input: z.object({ id, version: draftVersion }),
    }),
    unpublish: endpoint({
      ...publishing,
      method: 'POST',
      path: `${one}/unpublish`,
      doc: 'Takes a record off the site; what it said is a draft again. Refused while other records need it.',
      input: z.object({ id, version: draftVersion, baseVersion: liveVersion }),
    }),
    remove: endpoint({
      ...changing,
      method: 'DELETE',
      path: one,
      doc: 'Deletes a record that is off the site, with its draft and all its versions; the audit log keeps who published it. Cannot be undone. Refused while other records need it.',
      input: z.object({ id, version: draftVersion, baseVersion: liveVersion }),
      output: z.null(),
    }),
    takeBack: endpoint({
      ...shared,
      output: Changed,
      changes: 'content',
      method: 'POST',
      path: `${one}/take-back`,
      doc: 'Takes back the last publication, for ten minutes, or as long as it is not in force where a kind says from when it is: the site says again what it said before, and the draft is there again. Its messages that wait are withdrawn; when some have gone, it is refused until the caller says how many (`told`). A repetition changes nothing.',
      unversioned: 'names the version that it takes back, and is refused when something was published since',
      input: z.object({
        id,
        number,
        told: z
          ._default(z.int().check(z.minimum(0)), 0)
          .check(z.describe('people who have been told of it, as the read gave them')),
      }),
    }),
    versions: endpoint({
      ...shared,
      method: 'GET',
      path: `${one}/versions`,
      doc: 'The versions of a record, the newest first.',
      input: z.object({ id, ...paging }),
      output: pageOf(ContentVersion),
    }),
    version: endpoint({
      ...shared,
      method: 'GET',
      path: `${one}/versions/{number}`,
      doc: 'What a version said.',
      input: z.object({ id, number }),
      output: z.extend(ContentVersion, { text: kind.shown }),
    }),
    restore: endpoint({
      ...changing,
      method: 'POST',
      path: `${one}/restore`,
      doc: 'Makes a draft of an earlier version, in place of the draft that there is.',
      input: z.object({ id, version: draftVersion, number }),
    }),
    copy: endpoint({
      ...shared,
      output: Changed,
      method: 'POST',
      path: `${one}/copy`,
      doc: 'Begins a new record that says what the draft says, or else the site, but at no time yet. What somebody has read counts as read. Doing it again with the same new id changes nothing.',
      unversioned: 'leaves the record that it copies as it is',
      input: z.object({ id, as: newId }),
    }),
    repeat: endpoint({
      ...shared,
      output: z.object({ ids: z.array(z.string()) }),
      current: Record,
      changes: 'content',
      method: 'POST',
      path: `${one}/repeat`,
      doc: 'Begins copies that are some weeks later each, at the same New York wall times, as drafts, or publishes them in one step. Doing it again with the same new ids changes nothing.',
      input: z.object({
        id,
        version: draftVersion,
        baseVersion: liveVersion,
        copies: z
          .array(z.object({ as: newId, weeks: z.int().check(z.minimum(1), z.maximum(maxWeeks)) }))
          .check(z.minLength(1), z.maxLength(maxCopies)),
        publish: z._default(z.boolean(), false),
      }),
    }),
    order: endpoint({
      ...shared,
      method: 'POST',
      path: `${list}/order`,
      changes: 'content',
      doc: 'Puts the published records into an order.',
      unversioned: 'names the order that it was made from',
      input: z.object({
        ids: z.array(contentId(kind)).check(z.maxLength(1_000)),
        before: z.array(contentId(kind)).check(z.maxLength(1_000), z.describe('the order that it was made from')),
      }),
      output: z.object({ ids: z.array(z.string()) }),
    }),
  }
}

export type ManagedEndpoints<F extends Fields = Fields> = ReturnType<typeof managedEndpoints<F>>
export type ContentRecord<F extends Fields = Fields> = z.output<ReturnType<typeof contentRecord<F>>>
/** A record as its changes answer. */
export type ChangedRecord<F extends Fields = Fields> = Omit<ContentRecord<F>, 'uses' | 'choices'>
