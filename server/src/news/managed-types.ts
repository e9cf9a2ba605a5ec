import { articleTypeKind, managedArticleTypes } from '@portal/contract/news/article-types'
import { tableKind } from '../content/table-kind.ts'

export const managedArticleTypeKind = tableKind({
  kind: articleTypeKind,
  endpoints: managedArticleTypes,
  table: 'article_types',
  usedBy: [{ by: 'article', table: 'articles', column: 'type_id', label: 'title', field: 'articleTypeId' }],
  addresses: () => ['/community/news'],
})
