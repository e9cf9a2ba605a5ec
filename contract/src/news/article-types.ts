import { managedEndpoints } from '../content/endpoints.ts'
import { lineText } from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'

export const articleTypeKind = contentKind({
  kind: 'article-type',
  access: ['staff:editor'],
  key: 'word',
  ordered: true,
  title: 'name',
  fields: { name: lineText(60) },
})

export const managedArticleTypes = managedEndpoints(articleTypeKind)
