import { emptyDraft, type Kind } from '@portal/contract/content/kind'
import type { Endpoint } from '@portal/contract/endpoint'
import type { ManagedKind } from '../../../src/content/managed-kind.ts'
import { managedKinds } from '../../../src/domains.ts'
import { allRefused, coordinators, nothing, type Row } from '../row.ts'

const ids: Record<Kind['key'], string> = { number: '1', word: 'one', single: 'only' }

const inputOf = ({ kind }: ManagedKind) => ({
  id: ids[kind.key],
  baseVersion: 1,
  content: emptyDraft(kind),
  languages: ['en'],
  language: 'en',
  field: kind.title ?? '',
  number: 1,
  ids: [ids[kind.key]],
  before: [ids[kind.key]],
  to: 'zh-TW',
})

/** Every call of a kind of content that editors write. */
const rowsOf = (managed: ManagedKind): [string, Row][] => {
  const { order, ...others } = managed.endpoints
  const calls: Endpoint[] = Object.values(managed.kind.ordered ? managed.endpoints : others)
  return calls.map(({ method, path, input: { _zod } }) => {
    const own = Object.entries(inputOf(managed)).filter(([name]) => name in _zod.def.shape)
    return [`${method} ${path}`, { input: () => Object.fromEntries(own), expected: allRefused }]
  })
}

export const managed: Record<string, Row> = {
  ...Object.fromEntries(managedKinds.flatMap(rowsOf)),
  'GET /staff/content': { input: nothing, expected: coordinators },
  'POST /staff/content/preview': { input: () => ({ kind: 'article', id: '1' }), expected: allRefused },
}
