import { isGallery } from '@portal/contract/content/gallery'
import { translatedFields } from '@portal/contract/content/kind'
import type { ContentCheck, ContentFinding, FindingCode } from '@portal/contract/content/states'
import { tellsOfCare } from '@portal/contract/feedback/tells-of-care'
import { inWords, type WrongFields } from '@portal/contract/fields/check-input'
import { inLanguage, isLanguage, type Language, type Texts } from '@portal/contract/language'
import { picturesIn } from '@portal/contract/pictures-in-text'
import type * as z from 'zod'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { Refusal } from '../http/refusal.ts'
import { withKeys } from './choosing.ts'
import { unanswered } from './consent/required.ts'
import { keyOf, marksOf, readingsOf, type Standing, selectStanding } from './keys.ts'
import type { Change, ManagedKind, OwnEffect } from './managed-kind.ts'
import { plainText, readability } from './readability.ts'
import { writtenIn } from './record.ts'
import { findRefusal } from './refusal.ts'
import { checkWhole, chosenContent, differingLanguages, languagesLeftOut, staleTexts } from './states.ts'
import type { Content } from './tables.ts'

type Check = z.output<typeof ContentCheck>
type Finding = z.output<typeof ContentFinding>

/** What is missing or doubtful in a draft, and what its publication would do. @throws PortalError not_found */
export async function checkDraft(
  call: StaffCall,
  managed: ManagedKind,
  { id, languages: chosen }: { id: string; languages: readonly Language[] },
  links: ReadonlySet<string>,
): Promise<Check> {
  const standing = await selectStanding(call.db, managed, id)
  return checkStanding(call, managed, { standing, chosen, links, keys: new Map() })
}

interface Checked {
  standing: Standing
  chosen: readonly Language[]
  /** Public paths. */
  links: ReadonlySet<string>
  /** Keys of records that are published before it. */
  keys: ReadonlyMap<string, string>
}

/** What is missing or doubtful in a draft that is published after others. */
export async function checkStanding(
  call: Pick<StaffCall, 'db' | 'language'>,
  managed: ManagedKind,
  { standing, chosen, links, keys }: Checked,
): Promise<Check> {
  const { live, draft, row } = standing
  const content = chosenContent(managed.kind, live, draft?.content ?? live ?? {}, chosen)
  const texts = managedTexts(managed, content, chosen)
  const differing = draft ? differingLanguages(managed.kind, live, draft.content) : []
  const change = { key: keyOf(row), before: live, after: content }
  const findings = [
    ...(await refusing(call, managed, change, keys)),
    ...found(languagesLeftOut(managed.kind, differing, chosen) ?? {}, call.language),
    ...unread(managed, standing, chosen),
    ...staleTexts(managed.kind, content, marksOf(managed.kind, standing))
      .filter(({ language }) => chosen.includes(language))
      .map(({ field, language, source }) => finding('stale', { field, language, words: source })),
    ...undescribed(managed, content, chosen),
    ...(await unasked(call.db, managed, content, chosen)),
    ...texts.flatMap((one) => [
      ...undescribedInText(one),
      ...brokenLinks(one, links),
      ...privateData(one),
      ...telling(one),
      ...structure(one),
      ...hard(one),
    ]),
  ]
  const own = (await managed.effects?.(call.db, change)) ?? []
  return {
    findings,
    effects: [...pageEffects(managed, change), ...own].map((one) => ({ address: '', count: 0, on: '', ...one })),
    languages: writtenIn(managed, content),
  }
}

interface WrittenText {
  field: string
  language: Language
  html: string
  isRich: boolean
}

function managedTexts({ kind }: ManagedKind, content: Content, chosen: readonly Language[]): WrittenText[] {
  return translatedFields(kind).flatMap((field) =>
    chosen.flatMap((language) => {
      const isRich = kind.fields[field]?.type === 'rich'
      return textsIn(content[field], language).map((html) => ({ field, language, html, isRich }))
    }),
  )
}

/** The texts of a field in one language; a gallery has some of each picture. */
function textsIn(value: unknown, language: Language): string[] {
  const texts = isGallery(value) ? value.flatMap(({ alt, caption }) => [alt, caption]) : [value as Texts]
  return texts.map((text) => text[language]).filter(Boolean)
}

const refusingCodes: readonly FindingCode[] = ['required', 'unread', 'invalid']

function finding(
  code: FindingCode,
  more: { field: string; language?: Language | null; words?: string; number?: number },
): Finding {
  return {
    language: null,
    words: '',
    ...more,
    code,
    refuses: refusingCodes.includes(code),
    number: more.number ?? null,
  }
}

async function refusing(
  { db, language }: Pick<StaffCall, 'db' | 'language'>,
  managed: ManagedKind,
  change: Change,
  keys: ReadonlyMap<string, string>,
): Promise<Finding[]> {
  const checked = checkWhole(managed.kind, change.after, language)
  if (checked.wrong) return found(checked.wrong, language)
  try {
    const after = await withKeys(db, managed, checked.data, keys)
    const refusal = await findRefusal(db, managed, { ...change, after })
    return refusal ? refusalFound(refusal, language) : []
  } catch (error) {
    return refusalFound(error, language)
  }
}

/** What a refusal tells, as findings. @throws the error if it is none */
export function refusalFound(error: unknown, language: Language): Finding[] {
  if (!(error instanceof Refusal)) throw error
  if (error.fields) return found(error.fields as WrongFields, language)
  return [finding('invalid', { field: '', words: inLanguage(error.meaning.words, language) })]
}

function found(wrong: WrongFields, language: Language): Finding[] {
  const words = inWords(wrong, language)
  return Object.entries(wrong).map(([path, said]) => {
    const [field = '', part] = path.split('.')
    const code = said === 'required' || said === 'choose' ? 'required' : 'invalid'
    return finding(code, {
      field: field === 'languages' ? '' : field,
      language: isLanguage(part) ? part : null,
      words: words[path] ?? '',
    })
  })
}

function unread({ kind }: ManagedKind, standing: Standing, chosen: readonly Language[]): Finding[] {
  const { live, draft } = standing
  if (!draft) return []
  const readings = readingsOf(standing)
  return differingLanguages(kind, live, draft.content)
    .filter((language) => chosen.includes(language) && !readings[language]?.readAt)
    .map((language) => finding('unread', { field: '', language }))
}

/** A picture in an article without a text in a language: whoever does not see it learns nothing of it. */
function undescribed({ kind }: ManagedKind, content: Content, chosen: readonly Language[]): Finding[] {
  return Object.entries(kind.fields).flatMap(([field, { describes, optional, uncaptioned }]) => {
    const value = content[field]
    const isWithout = (language: Language) =>
      uncaptioned && isGallery(value)
        ? value.some(({ alt }) => !alt[language])
        : Boolean(describes && optional && content[describes]) && !(value as Texts)[language]
    return chosen.filter(isWithout).map((language) => finding('alt', { field, language }))
  })
}

/** Pictures of which nobody has said whom they show. */
async function unasked(db: Database, { kind }: ManagedKind, content: Content, chosen: readonly Language[]) {
  const pictures = await unanswered(db, kind, content)
  const places = new Set(pictures.map(([name]) => name.replace(/[.]\d.*/, '')))
  return [...places].flatMap((place) => {
    const [field = '', part] = place.split('.')
    const language = isLanguage(part) ? part : null
    return language && !chosen.includes(language) ? [] : [finding('consent', { field, language })]
  })
}

function undescribedInText({ html, isRich, ...at }: WrittenText): Finding[] {
  return isRich && picturesIn(html).some(({ alt }) => alt.trim() === '') ? [finding('alt', at)] : []
}

const href = /<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g
/** Pages that search engines are not told of. */
const unlisted = /^\/(user|login|register|forget|services|search|activity)(\/|$)/

function brokenLinks({ html, isRich, ...at }: WrittenText, links: ReadonlySet<string>): Finding[] {
  if (!isRich) return []
  const addresses = [...html.matchAll(href)].map(([, address = '']) => address)
  const isBroken = (address: string) => {
    const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
    return path.startsWith('/') && !links.has(path) && !unlisted.test(path) && !path.startsWith('/media/')
  }
  return addresses.filter(isBroken).map((words) => finding('link', { ...at, words }))
}

const privatePatterns = [
  // A Medicaid ID.
  /\b[A-Z]{2}\d{5}[A-Z]\b/gi,
  // A social security number.
  /\b\d{3}-\d{2}-\d{4}\b/g,
  // A mobile phone or other number of ten digits.
  /(?<![\d-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/g,
  // A day of birth.
  /\b(?:born(?: on)?|birthday|date of birth|DOB)\b[^.]{0,30}?\d{4}\b/gi,
  /\b(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19\d{2}|20[01]\d)\b/g,
  /(?:出生|生日|生於|生于)[^。]{0,12}?\d{4}/g,
]

function privateData({ html, isRich: _, ...at }: WrittenText): Finding[] {
  const text = plainText(html)
  const found = new Set(privatePatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words)))
  return [...found].map((words) => finding('private', { ...at, words }))
}

const ours = /(?:\b(?:our|my|one of our)|我们的|我們的|我们一位|我們一位|本机构的|本機構的)\s*(?:\S+\s+)?$/i

/** That somebody is a patient of the agency, which nobody may learn without having agreed to it. */
function telling({ html, isRich: _, ...at }: WrittenText): Finding[] {
  const text = plainText(html)
  const found = tellsOfCare({ en: '', 'zh-CN': '', 'zh-TW': '', [at.language]: text } as Texts)
  return found
    .filter(({ words }) => ours.test(text.slice(Math.max(0, text.indexOf(words) - 30), text.indexOf(words))))
    .map(({ words }) => finding('telling', { ...at, words }))
}

const empty = /^(?:here|click here|this|link|more|read more|点击这里|點擊這裡|这里|這裡|更多)$/i

function structure({ html, isRich, ...at }: WrittenText): Finding[] {
  if (!isRich) return []
  const [first] = [...html.matchAll(/<(h[23])\b/g)].map(([, tag = '']) => tag)
  const names = [...html.matchAll(href)].map(([, , name = '']) => plainText(name).trim())
  return [
    ...(first === 'h3' ? [finding('headings', at)] : []),
    ...names.filter((name) => empty.test(name)).map((words) => finding('linkText', { ...at, words })),
  ]
}

/** Readers of grade 6 should understand it; warned of from grade 9 on, or by a sentence of more than 60 Chinese characters. */
const limits: Record<'grade' | 'sentence', number> = { grade: 9, sentence: 60 }

function hard({ html, isRich, ...at }: WrittenText): Finding[] {
  if (!isRich) return []
  const number = readability(plainText(html), at.language)
  const isHard = number >= (at.language === 'en' ? limits.grade : limits.sentence + 1)
  return isHard ? [finding('grade', { ...at, number })] : []
}

function pageEffects({ kind, addresses }: ManagedKind, { key, before, after }: Change): OwnEffect[] {
  const [page = '', ...lists] = addresses(key ?? '', after)
  const [one = '1', other = '2'] = kind.keys ?? []
  const hasOwnPage = addresses(one, after)[0] !== addresses(other, after)[0]
  const listed = (address: string) => ({
    code: address === '/' ? ('home' as const) : ('list' as const),
    address,
    count: before ? 0 : 1,
  })
  if (!hasOwnPage) return [page, ...lists].map(listed)
  return [{ code: 'page', address: key ? page : '', count: 1 }, ...lists.map(listed)]
}
