import type { Texts } from '@portal/contract/language'
import { nearestLanguage } from '@portal/contract/language'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import { isKind } from '../kinds'

interface Shown {
  kind: string
  title: Texts
}

/** What a record of any kind is called, in the reader's language or the nearest one that there is. */
export function useAnyTitle() {
  const texts = useContentTexts()
  const language = useLanguage()
  return ({ kind, title }: Shown) =>
    title[nearestLanguage(title, language)] || (isKind(kind) ? texts.kinds[kind].untitled : kind)
}

/** What a kind is called. */
export function useKindTitle() {
  const texts = useContentTexts()
  return ({ kind }: { kind: string }) => (isKind(kind) ? texts.kinds[kind].title : kind)
}

export const pathOf = ({ kind, id }: { kind: string; id: string }) => `/content/${kind}/${id}`
