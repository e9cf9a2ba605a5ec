import { emptyDraft } from '@portal/contract/content/kind'
import type { Endpoint } from '@portal/contract/endpoint'
import { articleKind, managedArticles } from '@portal/contract/news/content'
import { allRefused, type Row } from '../row.ts'

const input = () => ({
  id: '1',
  baseVersion: 1,
  content: emptyDraft(articleKind),
  languages: ['en'],
  language: 'en',
  field: 'title',
  number: 1,
  to: 'zh-TW',
})

/** Every call of a kind of content that editors write. */
const rowsOf = (endpoints: Record<string, Endpoint>): [string, Row][] =>
  Object.values(endpoints).map(({ method, path, input: { _zod } }) => {
    const own = Object.entries(input()).filter(([name]) => name in _zod.def.shape)
    return [`${method} ${path}`, { input: () => Object.fromEntries(own), expected: allRefused }]
  })

const { order: _, ...articles } = managedArticles

export const managed: Record<string, Row> = {
  ...Object.fromEntries(rowsOf(articles)),
  'POST /staff/content/preview': { input: () => ({ kind: 'article', id: '1' }), expected: allRefused },
}
