import { legalDocumentKind, managedLegalDocuments } from '@portal/contract/about/content'
import { legalPaths } from '@portal/contract/about/legal-paths'
import type { LegalDocumentKey } from '@portal/contract/about/public'
import type { DraftOf } from '@portal/contract/content/kind'
import type { ContentRemark } from '@portal/contract/content/states'
import type { WrongFields } from '@portal/contract/fields/check-input'
import { newYorkDay } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Change, ManagedKind } from '../content/managed-kind.ts'
import { isSameContent } from '../content/states.ts'
import type { Content } from '../content/tables.ts'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { newYorkMoment } from '../time.ts'
import { addLegalDocument } from './content.ts'

type Said = DraftOf<(typeof legalDocumentKind)['fields']>

/** Legal documents. What is published of one is the version that was added last, in force or not yet. */
export const managedLegalDocumentKind: ManagedKind = {
  kind: legalDocumentKind as never,
  endpoints: managedLegalDocuments as never,
  previewKey: 'none',
  addresses: (key) => [legalPaths[key as LegalDocumentKey] ?? ''],
  read: async (db, key) => (await findLatest(db, key))?.content ?? null,
  async apply(tx, key, content) {
    const latest = await findLatest(tx, key ?? '')
    if (!isSameLegal(latest?.content, content)) {
      const added = { ...(content as Said), key: key as LegalDocumentKey }
      await addLegalDocument(tx, { ...added, version: await nextVersion(tx, key ?? '') })
    }
    return key ?? ''
  },
  refuse: dayProblem,
  async effects(db, change) {
    const { before, after } = change
    const isAdded = after.effectiveOn !== '' && !isSameLegal(before, after)
    if (!isAdded || (await dayProblem(db, change)).effectiveOn) return []
    return [{ code: 'comesIntoForce', on: String(after.effectiveOn) }]
  },
  remarks: selectAhead,
  shownFrom: (content) => (isAhead(content.effectiveOn) ? inForceFrom(content) : null),
  inForceFrom,
  /** A version that was never in force goes; people may have agreed to any other. */
  async takeBack(tx, key, earlier) {
    const latest = await findLatest(tx, key)
    if (!latest || (earlier && isSameLegal(latest.content, earlier))) return
    await tx
      .deleteFrom('legal_documents')
      .where('key', '=', key as LegalDocumentKey)
      .where('version', '=', latest.version)
      .execute()
  },
  async withdraw() {
    throw new PortalError('forbidden')
  },
}

/** The version of a legal document that was added last. */
async function findLatest(db: Database, key: string) {
  const row = await db
    .selectFrom('legal_documents')
    .select(['version', 'title', 'body', sql<string>`effective_on::text`.as('effectiveOn')])
    .where('key', '=', key as LegalDocumentKey)
    .orderBy('saved_at', 'desc')
    .orderBy('effective_on', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { version, ...content } = row
  return { version, content: content as Content }
}

function isSameLegal(one: Content | null | undefined, other: Content): boolean {
  return Boolean(one) && isSameContent(legalDocumentKind as never, one as Content, other)
}

/** Versions are numbered on from the highest number that one begins with. */
async function nextVersion(db: Database, key: string): Promise<string> {
  const rows = await db
    .selectFrom('legal_documents')
    .select('version')
    .where('key', '=', key as LegalDocumentKey)
    .execute()
  const numbers = rows.map(({ version }) => Number(/^\d{1,9}/.exec(version)?.[0] ?? 0))
  return `${Math.max(0, ...numbers) + 1}.0`
}

/** A version comes into force after those before it, and not in the past, in which people have agreed to another one. */
async function dayProblem(db: Database, { key, before, after, at = new Date() }: Change): Promise<WrongFields> {
  const day = String(after.effectiveOn)
  if (day === '' || isSameLegal(before, after)) return {}
  if (day < newYorkDay(at)) return { effectiveOn: 'dayPassed' }
  const { last } = await db
    .selectFrom('legal_documents')
    .select(sql<string | null>`max(effective_on)::text`.as('last'))
    .where('key', '=', key as LegalDocumentKey)
    .executeTakeFirstOrThrow()
  return last !== null && day < last ? { effectiveOn: 'dayBeforeOther' } : {}
}

/** The documents among these whose last version is not in force yet, with its day. */
async function selectAhead(db: Database, keys: readonly string[]): Promise<Map<string, ContentRemark>> {
  const rows = await db
    .selectFrom('legal_documents')
    .distinctOn('key')
    .select(['key', sql<string>`effective_on::text`.as('on')])
    .where('key', 'in', keys as LegalDocumentKey[])
    .orderBy('key')
    .orderBy('saved_at', 'desc')
    .orderBy('effective_on', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const ahead = rows.filter(({ on }) => isAhead(on))
  return new Map(ahead.map(({ key, on }) => [key, { code: 'inForceFrom', on, reason: null }]))
}

function inForceFrom({ effectiveOn }: Content): Date {
  return newYorkMoment(new Date(`${effectiveOn}T12:00:00Z`), 0, '00:00')
}

function isAhead(day: unknown): boolean {
  return typeof day === 'string' && day > newYorkDay(new Date())
}
