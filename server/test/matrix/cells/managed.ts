import { emptyDraft, type Kind } from '@portal/contract/content/kind'
import type { Endpoint } from '@portal/contract/endpoint'
import type { ManagedKind } from '../../../src/content/managed-kind.ts'
import { managedKinds } from '../../../src/domains.ts'
import { allRefused, coordinators, nothing, people, type Row, unknownId, unknownNumber } from '../row.ts'

const ids: Record<Kind['key'], string> = { number: '1', word: 'one', single: 'only' }

/** Coordinators write some kinds, too: their calls name a record that does not exist. */
const isShared = ({ kind }: ManagedKind) => kind.access.includes('staff:coordinator')
const unknown: Record<Kind['key'], string> = { number: String(unknownNumber), word: 'unknown', single: 'only' }
const newId = `new-${unknownId}`

const inputOf = ({ kind, ...managed }: ManagedKind) => ({
  id: isShared({ kind, ...managed }) ? unknown[kind.key] : ids[kind.key],
  as: newId,
  copies: [{ as: newId, weeks: 1 }],
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
  const { order, copy, repeat, ...others } = managed.endpoints
  const { ordered, repeats } = managed.kind
  const calls = { ...others, ...(ordered && { order }), ...(repeats && { copy, repeat }) }
  return Object.entries(calls).map(
    ([
      name,
      {
        method,
        path,
        input: { _zod },
      },
    ]: [string, Endpoint]) => {
      const own = Object.entries(inputOf(managed)).filter(([field]) => field in _zod.def.shape)
      return [`${method} ${path}`, { input: () => Object.fromEntries(own), expected: expectedOf(managed, name) }]
    },
  )
}

function expectedOf(managed: ManagedKind, name: string): Row['expected'] {
  if (!isShared(managed)) return allRefused
  return name === 'list' ? coordinators : people(403, 403, 403, 403, name === 'order' ? 400 : 404)
}

export const managed: Record<string, Row> = {
  ...Object.fromEntries(managedKinds.flatMap(rowsOf)),
  'GET /staff/content': { input: nothing, expected: coordinators },
  'POST /staff/content/preview': { input: () => ({ kind: 'article', id: '1' }), expected: allRefused },
}
