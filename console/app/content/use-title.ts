import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { ContentRow } from '@portal/contract/content/states'
import { type Language, nearestLanguage, type Texts } from '@portal/contract/language'
import { useSyncExternalStore } from 'react'
import { draftOf, onDrafts } from '../core/saving/drafts'
import { useLanguage } from '../core/texts'
import { useContentTexts } from '../locales/content'
import { type Content, draftName, standingOf } from './editor/content'
import { type KindName, kinds } from './kinds'

/** Longer titles would take a second line of the head. */
const maxLetters = 60

/** What a record is called, as it is typed. */
export function useTitle(name: KindName, record: ContentRecord | undefined): string {
  const texts = useContentTexts()
  const language = useLanguage()
  const managed = kinds[name]
  const local = useSyncExternalStore(onDrafts, () => record && draftOf(draftName(managed, record.id)))
  const content = record && standingOf(managed, record, local).content
  return shortened(titleOf(name, content, language)) || texts.kinds[name].untitled
}

/** What a row of a list is called, in the reader's language or the nearest one that there is. */
export function useRowTitle(name: KindName) {
  const texts = useContentTexts()
  const language = useLanguage()
  return (row: Pick<ContentRow, 'title'> | undefined) =>
    row?.title[nearestLanguage(row.title, language)] || texts.kinds[name].untitled
}

function titleOf(name: KindName, content: Content | undefined, language: Language): string {
  const { title } = kinds[name].kind
  const value = title && content?.[title]
  if (Array.isArray(value)) return value.join(', ')
  const all = value as Texts | undefined
  return all ? all[nearestLanguage(all, language)] : ''
}

function shortened(title: string): string {
  return title.length > maxLetters ? `${title.slice(0, maxLetters).trimEnd()}…` : title
}
