import type { Language } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { keyOf, type RecordRow, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { checkedContent } from './publish.ts'
import { chosenContent } from './states.ts'
import type { Content } from './tables.ts'

/** What a preview shows: a draft in some languages, now or at a moment ahead. */
export interface Shown {
  kind: string
  id: string
  languages: readonly Language[]
  /** ISO moment; null for now. */
  at: string | null
}

/**
 * Makes the public tables say what a preview shows: the draft, and first whatever is scheduled until its moment.
 * @returns the addresses that show the record
 * @throws PortalError not_found, invalid_input when the draft lacks what no page can do without
 */
export async function applyShown(tx: Tx, kinds: readonly ManagedKind[], shown: Shown, now: Date): Promise<string[]> {
  const managed = kinds.find(({ kind }) => kind.kind === shown.kind)
  if (!managed) throw new PortalError('not_found')
  if (shown.at) await applyScheduled(tx, kinds, shown, now)
  return applyDraft(tx, managed, shown, now)
}

/** The moment of a preview: the one asked for, else the first at which the site shows the draft. @throws PortalError not_found */
export async function momentShown(tx: Tx, kinds: readonly ManagedKind[], shown: Shown): Promise<Date> {
  const managed = kinds.find(({ kind }) => kind.kind === shown.kind)
  if (shown.at || !managed?.shownFrom) return shown.at ? new Date(shown.at) : new Date()
  const { content } = await selectShown(tx, managed, shown)
  return managed.shownFrom(content) ?? new Date()
}

async function applyDraft(
  tx: Tx,
  managed: ManagedKind,
  { id, languages: chosen }: Shown,
  now: Date,
): Promise<string[]> {
  const { row, content } = await selectShown(tx, managed, { id, languages: chosen })
  assertShowable(managed, content)
  const key = await managed.apply(tx, keyOf(row) ?? managed.previewKey, content, now)
  return managed.addresses(key, content)
}

async function selectShown(
  db: Database,
  managed: ManagedKind,
  { id, languages: chosen }: Pick<Shown, 'id' | 'languages'>,
) {
  const { row, live, draft } = await selectStanding(db, managed, id)
  const proposed = draft?.content ?? live
  if (!proposed) throw new PortalError('not_found')
  return { row, content: chosenContent(managed.kind, live, proposed, chosen) }
}

/** The content that a preview publishes. @throws PortalError not_found */
export async function shownContent(db: Database, managed: ManagedKind, shown: Shown): Promise<Content> {
  return (await selectShown(db, managed, shown)).content
}

/** More is never scheduled at once. */
const maxScheduled = 100

async function applyScheduled(tx: Tx, kinds: readonly ManagedKind[], { kind, id }: Shown, until: Date) {
  const due = await tx
    .selectFrom('content_records')
    .selectAll()
    .where('publish_at', '<=', until)
    .where('failed_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(maxScheduled)
    .execute()
  for (const [place, row] of due.entries()) {
    const managed = kinds.find((one) => one.kind.kind === row.kind)
    const isShown = row.kind === kind && (row.record === id || row.born === id)
    if (managed && !isShown) await applyOther(tx, managed, row, place)
  }
}

/** What cannot be published at its time is left out, as the site will be without it. */
async function applyOther(tx: Tx, managed: ManagedKind, row: RecordRow, place: number) {
  await sql`savepoint scheduled`.execute(tx)
  try {
    const standing = await selectStanding(tx, managed, row.record)
    if (standing.draft?.base_version !== row.version) throw new PortalError('changed_meanwhile')
    const content = checkedContent(managed, standing, standing.stored?.publish_languages ?? [], 'en')
    await managed.apply(tx, keyOf(row) ?? keyOfOther(managed, place), content, row.publish_at ?? undefined)
  } catch {
    await sql`rollback to savepoint scheduled`.execute(tx)
  }
}

/** A number that no other record has: one of the sequence would be used up, since that is not rolled back. */
function keyOfOther({ kind, previewKey }: ManagedKind, place: number): string | null {
  return kind.key === 'number' ? String(Number(previewKey) - 1 - place) : null
}

/** Texts may be missing; a picture or a choice may not. */
function assertShowable({ kind }: ManagedKind, content: Record<string, unknown>) {
  const missing = Object.entries(kind.fields).filter(([name, { type, optional, translated }]) => {
    if ((translated && type !== 'gallery') || optional) return false
    const value = content[name]
    return value === null || value === '' || (Array.isArray(value) && value.length === 0)
  })
  if (missing.length > 0)
    throw new PortalError('invalid_input', Object.fromEntries(missing.map(([name]) => [name, 'required' as const])))
}
