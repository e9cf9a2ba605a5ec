import type { Field } from '@portal/contract/content/fields'
import { type GalleryPicture, isGallery } from '@portal/contract/content/gallery'
import { emptyDraft, type Kind, translatedFields } from '@portal/contract/content/kind'
import { type Cell, cellsOf, isSameAt, valueAt, withValue } from '@portal/contract/content/merge'
import type { LanguageState, StaleText } from '@portal/contract/content/states'
import { checkInput, type WrongFields } from '@portal/contract/fields/check-input'
import { type Language, languages, type Texts } from '@portal/contract/language'
import { picturesIn } from '@portal/contract/pictures-in-text'
import { filmPath } from '../files/media-films.ts'
import type { InputPicture } from '../files/staff-pictures.ts'
import { hasWords } from '../http/rich-text.ts'
import type { Content, Mark, Marks, Readings } from './tables.ts'

/** The mark of a text that was there before the first version. */
export const firstMark: Mark = { changed: 1, at: null, right: 0 }

interface Change {
  before: Content | null
  after: Content
  /** The version that the change makes. */
  number: number
  /** ISO moment of the version; null for a draft's. */
  at: string | null
  /** Texts that were said to be right as they are. */
  stillRight: readonly Cell[]
}

/**
 * The marks after a change. A text that is written for the first time is in step with those of the other languages: a translation that is added
 * makes nothing older than it.
 */
export function marksAfter(kind: Kind, marks: Marks, { before, after, number, at, stillRight }: Change): Marks {
  const next: Marks = {}
  for (const field of translatedFields(kind)) {
    const own: Partial<Record<Language, Mark>> = {}
    for (const language of languages) {
      const cell = { field, language }
      if (valueAt(after, cell) === '') continue
      const known = marks[field]?.[language] ?? firstMark
      const right = stillRight.some((one) => isSameCell(one, cell)) ? number : known.right
      const isChanged = before !== null && valueAt(before, cell) !== '' && !isSameAt(before, after, cell)
      own[language] = isChanged ? { changed: number, at, right } : { ...known, right }
    }
    const newest = Object.values(own).reduce((one, other) => (other.changed > one.changed ? other : one), firstMark)
    for (const language of languages)
      if (own[language] && valueAt(before, { field, language }) === '')
        own[language] = { ...own[language], changed: newest.changed, at: newest.at }
    next[field] = own
  }
  return next
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.field === other.field && one.language === other.language
}

/** The texts that are older than the same text in another language. */
export function staleTexts(kind: Kind, content: Content, marks: Marks): StaleText[] {
  return translatedFields(kind).flatMap((field) => {
    const written = languages.filter((language) => valueAt(content, { field, language }) !== '')
    const markOf = (language: Language) => marks[field]?.[language] ?? firstMark
    return written.flatMap((language) => {
      const number = Math.max(markOf(language).changed, markOf(language).right)
      const [source] = written
        .filter((other) => markOf(other).changed > number)
        .sort((one, other) => markOf(other).changed - markOf(one).changed)
      return source ? [{ field, language, source, since: markOf(source).at, number }] : []
    })
  })
}

/** Languages in which a draft would change something. */
export function differingLanguages(kind: Kind, live: Content | null, draft: Content): Language[] {
  const cells = cellsOf(kind)
  return languages.filter((language) =>
    cells.some((cell) => cell.language === language && !isSameAt(live, draft, cell)),
  )
}

/** The languages that a publication must not leave behind; undefined when it leaves none. */
export function languagesLeftOut(
  { allAtOnce }: Kind,
  differing: readonly Language[],
  chosen: readonly Language[],
): WrongFields | undefined {
  const left = allAtOnce ? differing.filter((one) => !chosen.includes(one)) : []
  if (left.length === 0) return undefined
  return Object.fromEntries(left.map((one) => [`languages.${one}`, 'allAtOnce'] as const))
}

/** Whether a draft would change a value that is the same in every language. */
export function differsPlainly(kind: Kind, live: Content | null, draft: Content): boolean {
  return cellsOf(kind).some((cell) => cell.language === null && !isSameAt(live, draft, cell))
}

/** Whether a text is empty in a language although a reader of it would miss the text. */
export function isIncomplete(kind: Kind, content: Content, language: Language): boolean {
  return translatedFields(kind).some((field) => {
    const value = content[field] ?? {}
    if (isGallery(value)) return value.some((one) => isUndescribed(one, language, kind.fields[field]))
    const texts = value as Partial<Texts>
    const isNeeded = !kind.fields[field]?.optional || Object.values(texts).some(Boolean)
    return isNeeded && !texts[language]
  })
}

/** A picture that needs no texts lacks one in a language if it has one in another. */
function isUndescribed({ alt, caption }: GalleryPicture, language: Language, field: Field | undefined): boolean {
  if (field?.uncaptioned) return !alt[language] && Object.values(alt).some(Boolean)
  return !alt[language] || !caption[language]
}

interface Shown {
  live: Content | null
  content: Content
  marks: Marks
  readings: Readings
}

/** The state of each language, of a draft if there is one. */
export function languageStates(kind: Kind, shown: Shown): Record<Language, LanguageState> {
  const { live, content, marks, readings } = shown
  const differing = differingLanguages(kind, live, content)
  const stale = staleTexts(kind, content, marks)
  const stateOf = (language: Language): LanguageState => {
    if (isIncomplete(kind, content, language)) return 'missing'
    if (differing.includes(language) && !readings[language]?.readAt) return 'unread'
    return stale.some((one) => one.language === language) ? 'stale' : 'read'
  }
  return { en: stateOf('en'), 'zh-CN': stateOf('zh-CN'), 'zh-TW': stateOf('zh-TW') }
}

/** The paths of the pictures of a content. */
export function pathsOf(kind: Kind, content: Content): string[] {
  return picturesOf(kind, content).map(([, path]) => path)
}

/** The pictures of a content, those in its texts included, and its film if that is one of the site's own media. */
export function picturesOf(kind: Kind, content: Content): InputPicture[] {
  return Object.entries(content).flatMap(([name, value]): InputPicture[] => {
    if (isGallery(value)) return value.map(({ picture }, position) => [`${name}.${position}.picture`, picture])
    const type = kind.fields[name]?.type
    if (type === 'rich') return languages.flatMap((language) => picturesInText(name, language, value as Texts))
    const path = type === 'film' ? filmPath(value) : type === 'picture' && value
    return path ? [[name, String(path)]] : []
  })
}

function picturesInText(name: string, language: Language, texts: Texts): InputPicture[] {
  return picturesIn(texts[language]).map(({ path }) => [`${name}.${language}`, path])
}

/** What would be published: the chosen languages of a draft, all else as it is; what has no language comes from the draft. */
export function chosenContent(kind: Kind, live: Content | null, draft: Content, chosen: readonly Language[]): Content {
  return cellsOf(kind).reduce<Content>((content, cell) => {
    const from = cell.language === null || chosen.includes(cell.language) ? draft : live
    return withValue(content, cell, valueAt(from, cell))
  }, emptyDraft(kind))
}

/** Whether two contents say the same. */
export function isSameContent(kind: Kind, one: Content, other: Content): boolean {
  return cellsOf(kind).every((cell) => isSameAt(one, other, cell))
}

/** Checks a content that is to be published. Languages that are half done are told beside everything else that is wrong. */
export function checkWhole(
  kind: Kind,
  content: Content,
  language: Language,
): { data: Content; wrong?: never } | { wrong: WrongFields } {
  const { data, wrong } = checkInput(kind.whole, content, language) as { data?: Content; wrong?: WrongFields }
  const wordless = wordlessTexts(kind, content)
  if (data && wordless.length === 0) return { data }
  const together = kind.together.filter((field) =>
    languages.some((one) => valueAt(content, { field, language: one }) !== ''),
  )
  const halfDone = languages.filter((one) =>
    together.some((field) => valueAt(content, { field, language: one }) !== ''),
  )
  const gaps = halfDone.flatMap((one) =>
    together
      .filter((field) => valueAt(content, { field, language: one }) === '')
      .map((field) => [`${field}.${one}`, 'required']),
  )
  return { wrong: { ...Object.fromEntries([...wordless, ...gaps]), ...wrong } }
}

/** Rich texts without words, which the public tables refuse (`sanitizeTexts`). */
function wordlessTexts(kind: Kind, content: Content): [string, 'required'][] {
  return cellsOf(kind).flatMap((cell): [string, 'required'][] => {
    const html = kind.fields[cell.field]?.type === 'rich' ? String(valueAt(content, cell) ?? '') : ''
    return html !== '' && !hasWords(html) ? [[`${cell.field}.${cell.language}`, 'required']] : []
  })
}
