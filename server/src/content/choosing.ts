import { isNewRecord, type Kind } from '@portal/contract/content/kind'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { nameIn } from './list.ts'
import type { ManagedKind } from './managed-kind.ts'
import type { Content } from './tables.ts'

/** The fields by which a kind's records choose others. */
function choosingFields({ fields }: Kind): string[] {
  return Object.keys(fields).filter((name) => ['choice', 'choices'].includes(fields[name]?.type ?? ''))
}

/** The records without a key that a content chooses, by field. */
function newChoices(kind: Kind, content: Content): [field: string, ids: string[]][] {
  return choosingFields(kind)
    .map((field): [string, string[]] => [
      field,
      [content[field]].flat().filter((id) => isNewRecord(String(id))) as string[],
    ])
    .filter(([, ids]) => ids.length > 0)
}

/**
 * A content that chooses records by their keys: drafts may choose what was not published yet, and is by now or with them.
 * @param keys those of a preview, which it alone knows
 * @throws PortalError invalid_input when one is not published
 */
export async function withKeys(
  db: Database,
  { kind }: ManagedKind,
  content: Content,
  keys: ReadonlyMap<string, string> = new Map(),
): Promise<Content> {
  const chosen = newChoices(kind, content)
  if (chosen.length === 0) return content
  const ids = chosen.flatMap(([, some]) => some)
  const rows = await db
    .selectFrom('content_records')
    .select(['born', 'record'])
    .where('born', 'in', ids)
    .whereRef('born', '!=', 'record')
    .execute()
  const known = new Map([...rows.map(({ born, record }) => [born ?? '', record] as const), ...keys])
  const missing = chosen.filter(([, some]) => some.some((id) => !known.has(id)))
  if (missing.length > 0)
    throw new PortalError('invalid_input', Object.fromEntries(missing.map(([field]) => [field, 'choiceUnpublished'])))
  const keyOf = (id: unknown) => known.get(String(id)) ?? id
  const found = chosen.map(([field]) => {
    const value = content[field]
    return [field, Array.isArray(value) ? value.map(keyOf) : keyOf(value)]
  })
  return { ...content, ...Object.fromEntries(found) }
}

/** What a record can choose: what is published, and what was never published yet, which is then published first or with it. */
export async function selectAllChoices(
  { db, files }: Pick<Services, 'db' | 'files'>,
  kinds: readonly ManagedKind[],
  managed: ManagedKind,
  content: Content,
) {
  const published = (await managed.choices?.({ db, files })) ?? {}
  const chosen = newChoices(managed.kind, content).flatMap(([, ids]) => ids)
  const found = await Promise.all(
    Object.entries(published).map(async ([field, choices]) => {
      const of = kinds.find(({ usedBy = [] }) =>
        usedBy.some((one) => one.by === managed.kind.kind && one.field === field),
      )
      const rows = of ? await selectUnpublished(db, of, chosen) : []
      const drafts = rows.map(({ born, ...row }) => ({ id: born ?? '', label: nameIn(row), unpublished: true }))
      const all = [...choices.map((one) => ({ ...one, unpublished: false })), ...drafts]
      return [field, all] as const
    }),
  )
  return Object.fromEntries(found)
}

/** More are never begun at once. */
const maxUnpublished = 100

/** The records of a kind that have no key yet, and those that a draft has chosen before they had one. */
function selectUnpublished(db: Database, { kind }: ManagedKind, chosen: readonly string[]) {
  return db
    .selectFrom('content_records')
    .select(['born', 'title', 'draft_title'])
    .where('kind', '=', kind.kind)
    .where((e) => e.or([e('record', '=', e.ref('born')), sql<boolean>`born = any(${chosen})`]))
    .orderBy('changed_at', 'desc')
    .limit(maxUnpublished)
    .execute()
}
