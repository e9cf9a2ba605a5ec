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

const named = { kind: 'activity', record: String(unknownNumber) }
const releaseInput = { id: unknownId, version: 2 }
const inRelease = { ...releaseInput, ...named }

/** Releases are for everybody who writes any kind; what is in them asks for the right to its kind. */
const releases: Record<string, Row> = {
  'GET /staff/content/releases/page': { input: nothing, expected: coordinators },
  'GET /staff/content/releases/candidates': { input: nothing, expected: coordinators },
  ...Object.fromEntries(
    Object.entries({
      'GET /staff/content/releases/{id}': { id: unknownId },
      'PUT /staff/content/releases/{id}': { ...releaseInput, name: 'Spring' },
      'DELETE /staff/content/releases/{id}': releaseInput,
      'POST /staff/content/releases/{id}/drafts': { ...releaseInput, records: [named] },
      'DELETE /staff/content/releases/{id}/drafts': inRelease,
      'PUT /staff/content/releases/{id}/languages': { ...inRelease, languages: ['en'] },
      'POST /staff/content/releases/{id}/check': { id: unknownId },
      'POST /staff/content/releases/{id}/preview': { id: unknownId },
      'POST /staff/content/releases/{id}/publish': {
        ...releaseInput,
        drafts: [{ ...named, version: 1, baseVersion: 1 }],
      },
      'DELETE /staff/content/releases/{id}/schedule': releaseInput,
      'POST /staff/content/releases/{id}/take-back': { id: unknownId, publishedAt: '2026-01-01T00:00:00.000Z' },
    }).map(([call, input]) => [call, { input: () => input, expected: people(403, 403, 403, 403, 404) }]),
  ),
}

export const managed: Record<string, Row> = {
  ...Object.fromEntries(managedKinds.flatMap(rowsOf)),
  'GET /staff/content': { input: nothing, expected: coordinators },
  ...releases,
  'POST /staff/content/preview': { input: () => ({ kind: 'article', id: '1' }), expected: allRefused },
}
