import { languages } from '@portal/contract/language'
import { pictureSources } from '@portal/contract/picture'
import type { MetaDescriptor, MetaFunction } from 'react-router'
import type { Locale } from '../locales/en'
import type { RootData } from '../root-data'
import { texts } from './texts'

interface PageWords {
  title: string
  description: string
  /** Public path of the picture for link previews; the agency's default picture when there is none. */
  picture?: string | undefined
  /** The part of the query, without `?`, that belongs to the canonical URL, such as a page number. */
  query?: string | undefined
}

const facebookLocales = { en: 'en_US', 'zh-CN': 'zh_CN', 'zh-TW': 'zh_TW' }

/** A route's `meta`: title and description in the interface language (S13), preview, canonical and alternate URLs. */
export function pageMeta(words: (texts: Locale, root: RootData) => PageWords): MetaFunction {
  return ({ matches, location }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
    if (!root) return []
    const page = words(texts(root.language), root)
    const { title, description, query = '' } = page
    const address = root.siteUrl + location.pathname + (query && `?${query}`)
    return [
      { title },
      { name: 'description', content: description },
      ...preview(page, address, root),
      { tagName: 'link', rel: 'canonical', href: address },
      ...languages.map((l) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: l,
        href: `${address}${query ? '&' : '?'}lang=${l}`,
      })),
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    ]
  }
}

const socialCard = { src: '/social-card.jpg', width: 1200, height: 630 }

function preview({ title, description, picture }: PageWords, address: string, root: RootData): MetaDescriptor[] {
  const { src, width, height } = (picture && pictureSources(picture)) || socialCard
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: root.company?.companyName ?? '' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: facebookLocales[root.language] },
    { property: 'og:image', content: root.siteUrl + src },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
