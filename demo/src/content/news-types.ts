import type { Texts } from '@portal/contract/language'

export type ArticleTypeKey = 'agency' | 'health' | 'benefits'

export interface DemoArticleType {
  key: ArticleTypeKey
  name: Texts
}

export interface DemoArticle {
  /** In lower case with hyphens, as in an address. */
  key: string
  type: ArticleTypeKey
  picture: string
  alt: Texts
  /** Counted back from the day on which the demo content is loaded. */
  publishedDaysAgo: number
  recommended: boolean
  title: Texts
  /** At most 160 characters in English. */
  summary: Texts
  /** HTML of p, h2, h3, ul, ol, li, strong, em, a and blockquote. */
  body: Texts
}
