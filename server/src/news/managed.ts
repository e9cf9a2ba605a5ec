import { articleKind, managedArticles } from '@portal/contract/news/content'
import { tableKind } from '../content/table-kind.ts'

/** Articles; `published_at` is the day that readers see, and null for what is off the site. */
export const managedArticleKind = tableKind({
  kind: articleKind,
  endpoints: managedArticles,
  table: 'articles',
  columns: { articleTypeId: 'type_id' },
  publishedAt: 'published_at',
  updatedAt: 'updated_at',
  choices: { articleTypeId: 'article_types' },
  addresses: (key) => [`/community/news/${key}`, '/community/news'],
})
