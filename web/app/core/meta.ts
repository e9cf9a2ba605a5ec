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

/** A route's `meta`: title and description in the interface language (S13), preview, canonical and alternate URLs. */
export function pageMeta(words: (texts: Locale, root: RootData) => PageWords): MetaFunction {
  return ({ matches: [first], location }) => {
    const root = first?.loaderData as RootData | undefined
    if (!root) return []
    const { siteUrl, language } = root
    const page = words(texts(language), root)
    const { title, description, query = '' } = page
    const address = siteUrl + location.pathname + (query && `?${query}`)
    const addressIn = (l: string) => `${address}${query ? '&' : '?'}lang=${l}`
    // Share a link with a language together with that language.
    const shared = location.search.includes(`lang=${language}`) ? addressIn(language) : address
    return [
      { title },
      { name: 'description', content: description },
      ...preview(page, shared, root),
      link('canonical', shared),
      ...languages.map((l) => link('alternate', addressIn(l), l)),
      link('alternate', address, 'x-default'),
    ]
  }
}

function link(rel: string, href: string, hrefLang?: string): MetaDescriptor {
  return { tagName: 'link', rel, hrefLang, href }
}

const socialCard = { src: '/social-card.jpg', width: 1200, height: 630 }

function preview({ title, description, picture }: PageWords, url: string, root: RootData): MetaDescriptor[] {
  const { siteUrl, language, company } = root
  const { src, width, height } = (picture && pictureSources(picture)) || socialCard
  const properties = {
    type: 'website',
    site_name: company?.companyName ?? '',
    title,
    description,
    url,
    locale: language === 'en' ? 'en_US' : language.replace('-', '_'),
    image: siteUrl + src,
    'image:width': width,
    'image:height': height,
  }
  return [
    ...Object.entries(properties).map(([name, value]) => ({ property: `og:${name}`, content: String(value) })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
