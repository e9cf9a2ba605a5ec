import { useContentTexts } from '../locales/content'

/** What a page of the site is called; its address if it has no name of its own here. */
export function usePageName() {
  const { pageNames } = useContentTexts()
  return (address: string): string => {
    const path = address || '/'
    return Object.hasOwn(pageNames, path) ? (pageNames[path as keyof typeof pageNames] ?? path) : path
  }
}
