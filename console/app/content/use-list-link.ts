import { useContentTexts } from '../locales/content'
import { type KindName, kinds } from './kinds'

/** The way back from a record: to its list, or to all kinds of content if it is the only one of its kind. */
export function useListLink(name: KindName): { to: string; label: string } {
  const texts = useContentTexts()
  return kinds[name].kind.key === 'single'
    ? { to: '/content', label: texts.overview.title }
    : { to: `/content/${name}`, label: texts.kinds[name].all }
}
