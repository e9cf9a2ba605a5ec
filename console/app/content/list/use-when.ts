import { useListPart, useListState } from '../../core/list/list-state'
import { useContentTexts } from '../../locales/content'
import { type KindName, kinds } from '../kinds'

const whens = ['upcoming', 'past', 'all'] as const
export type When = (typeof whens)[number]

/** Which part of a list of what takes place at a moment is shown; lists of other kinds are whole. */
export function useWhen(name: KindName) {
  const texts = useContentTexts()
  const { go } = useListState()
  const { part, tabs, onSearch } = useListPart('when', whens)
  if (!kinds[name].kind.moment) return { when: 'all' as const, tabs: [], onSearch: (typed: string) => go({}, typed) }
  return { when: part, tabs: [{ ...tabs, label: texts.whenNav, words: texts.when }], onSearch }
}
