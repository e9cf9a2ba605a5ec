import { languages } from '@portal/contract/language'
import type { MetaDescriptor, MetaFunction } from 'react-router'
import type { Locale } from '../locales/en'
import type { RootData } from '../root'
import { texts } from './texts'

interface PageWords {
  title: string
  description: string
}

const facebookLocales = { en: 'en_US', 'zh-CN': 'zh_CN', 'zh-TW': 'zh_TW' }

/**
 * A route's `meta`: title and description in the interface language (S13), the preview that chat apps show,
 * the page's own address and its other languages.
 */
export function pageMeta(words: (texts: Locale, root: RootData) => PageWords): MetaFunction {
  return ({ matches, location }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
    if (!root) return []
    const { title, description } = words(texts(root.language), root)
    const address = root.siteUrl + location.pathname
    return [
      { title },
      { name: 'description', content: description },
      ...preview(title, description, address, root),
      { tagName: 'link', rel: 'canonical', href: address },
      ...languages.map((l) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: l,
        href: `${address}?lang=${l}`,
      })),
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    ]
  }
}

function preview(title: string, description: string, address: string, root: RootData): MetaDescriptor[] {
  const picture = `${root.siteUrl}/social-card.jpg`
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: root.company?.companyName ?? '' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: facebookLocales[root.language] },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
