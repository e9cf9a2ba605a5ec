import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { GalleryPicture } from '@portal/contract/content/gallery'
import { type Cell, cellsOf, isSameAt, valueAt, withValue } from '@portal/contract/content/merge'
import type { Language } from '@portal/contract/language'
import type { Managed } from '../kinds'
import type { Content } from './content'

/** A text in Chinese, for which the other script can be converted. */
export type ChineseCell = Cell & { language: Script }
export type Script = Exclude<Language, 'en'>

/** The texts that were proposed in this tab, with what they replaced: by name of the draft, field and language. */
const proposals = new Map<string, { value: unknown; before: unknown }>()

export const otherScript: Record<Script, Script> = { 'zh-CN': 'zh-TW', 'zh-TW': 'zh-CN' }

export function isChinese(language: Language | null): language is Script {
  return language === 'zh-CN' || language === 'zh-TW'
}

/** Whether a text is missing or older than the same one in the other script, which is there and up to date. */
export function canPropose(record: ContentRecord, content: Content, { field, language }: ChineseCell): boolean {
  const from = { field, language: otherScript[language] }
  if (valueAt(content, from) === '' || isStale(record, from)) return false
  return isStale(record, { field, language }) || isLessThan(content[field], language)
}

/** Whether a text of the other script has none in this one; of a gallery, any. */
function isLessThan(value: unknown, language: Script): boolean {
  if (!Array.isArray(value)) return !(value as Record<Language, string>)[language]
  const texts = (value as GalleryPicture[]).flatMap(({ alt, caption }) => [alt, caption])
  return texts.some((one) => one[otherScript[language]] && !one[language])
}

function isStale({ stale }: ContentRecord, { field, language }: Cell): boolean {
  return stale.some((one) => one.field === field && one.language === language)
}

/** What a proposal makes of a text; in a gallery the texts that are there stay, unless they are out of date. */
export function withProposal(record: ContentRecord, content: Content, cell: Cell, proposed: unknown): unknown {
  const now = valueAt(content, cell)
  if (!Array.isArray(proposed) || !Array.isArray(now) || isStale(record, cell)) return proposed
  const known = now as { picture: string; alt: string; caption: string }[]
  return (proposed as typeof known).map((one) => {
    const { alt, caption } = known.find(({ picture }) => picture === one.picture) ?? {}
    return { ...one, alt: alt || one.alt, caption: caption || one.caption }
  })
}

/** Notes what a proposal has replaced, so that it can be brought back. */
export function noteProposal(name: string, content: Content, cell: Cell, value: unknown): void {
  // In the shape that the content gives back: a gallery knows the texts of its own pictures alone.
  const taken = valueAt(withValue(content, cell, value), cell)
  proposals.set(keyOf(name, cell), { value: taken, before: valueAt(content, cell) })
}

/** What stood in place of a proposal that was made in this tab. */
export function replacedBy(name: string, cell: Cell): { before: unknown } | undefined {
  return proposals.get(keyOf(name, cell))
}

/** Whether a text is a dictionary's that nobody has read, saved or not. */
export function isProposed(name: string, record: ContentRecord, content: Content, cell: ChineseCell): boolean {
  const value = JSON.stringify(valueAt(content, cell))
  const own = proposals.get(keyOf(name, cell))
  if (own && value === JSON.stringify(own.before)) return false
  if (record.languages[cell.language].proposed.includes(cell.field)) return true
  const saved = (record.draft ?? record.live) as Content | null
  return own !== undefined && value === JSON.stringify(own.value) && !isSameAt(saved, content, cell)
}

/** Of the texts that a save changes, those that a dictionary has proposed, corrected or not. */
export function proposedCells({ kind }: Managed, name: string, record: ContentRecord, content: Content): ChineseCell[] {
  const cells = cellsOf(kind).filter((cell): cell is ChineseCell => isChinese(cell.language))
  return cells.filter((cell) => isProposed(name, record, content, cell))
}

function keyOf(name: string, { field, language }: Cell): string {
  return `${name} ${field} ${language}`
}
