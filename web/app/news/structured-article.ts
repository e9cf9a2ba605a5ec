import type { Article } from '@portal/contract/news/public'
import type { RootData } from '../root-data'

/** An article as schema.org data. */
export function structuredArticle(article: Article, address: string, { siteUrl, company }: RootData) {
  const agency = { '@type': 'Organization', name: company?.companyName ?? '', url: siteUrl }
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    image: [siteUrl + article.picture],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: article.language,
    articleSection: article.type.name,
    author: [agency],
    publisher: { ...agency, logo: { '@type': 'ImageObject', url: `${siteUrl}/logo.svg` } },
    mainEntityOfPage: address,
  }
}
