import type { Language } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { keyOf, type RecordRow, type Standing, selectStanding } from './keys.ts'
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

/** What a preview publishes, as it is read at its moment. */
export interface ShownSite {
  /** The moment: the one asked for, else the first at which the site shows the draft. */
  now: Date
  draft: ShownContent
  /** What is scheduled until then; what cannot be published is left out, as the site will be without it. */
  scheduled: ShownContent[]
}

interface ShownContent {
  managed: ManagedKind
  row: RecordRow
  content: Content
}

/** @throws PortalError not_found, invalid_input when the draft lacks what no page can do without */
export async function selectShown(db: Database, kinds: readonly ManagedKind[], shown: Shown): Promise<ShownSite> {
  const managed = kinds.find(({ kind }) => kind.kind === shown.kind)
  if (!managed) throw new PortalError('not_found')
  const { row, live, draft } = await selectStanding(db, managed, shown.id)
  const proposed = draft?.content ?? live
  if (!proposed) throw new PortalError('not_found')
  const content = chosenContent(managed.kind, live, proposed, shown.languages)
  assertShowable(managed, content)
  const now = shown.at ? new Date(shown.at) : (managed.shownFrom?.(content) ?? new Date())
  const scheduled = shown.at ? await selectScheduled(db, kinds, row, now) : []
  return { now, draft: { managed, row, content }, scheduled }
}

/** Makes the files of all that a preview publishes; what is scheduled and cannot be made is left out. @throws PortalError invalid_input */
export async function prepareShown(services: Pick<Services, 'db' | 'files'>, { draft, scheduled }: ShownSite) {
  for (const { managed, content } of scheduled) await managed.prepare?.(services, content).catch(ignoreRefusal)
  await draft.managed.prepare?.(services, draft.content)
}

/**
 * Makes the public tables say what a preview shows: the draft, and first whatever is scheduled until its moment.
 * @returns the addresses that show the record
 * @throws PortalError invalid_input, changed_meanwhile
 */
export async function applyShown(tx: Tx, { now, draft, scheduled }: ShownSite): Promise<string[]> {
  for (const [place, one] of scheduled.entries()) await applyOther(tx, one, place)
  const { managed, row, content } = draft
  const key = await managed.apply(tx, keyOf(row) ?? managed.previewKey, content, now)
  return managed.addresses(key, content)
}

/** More is never scheduled at once. */
const maxScheduled = 100

async function selectScheduled(db: Database, kinds: readonly ManagedKind[], besides: RecordRow, until: Date) {
  const due = await db
    .selectFrom('content_records')
    .selectAll()
    .where('publish_at', '<=', until)
    .where('failed_at', 'is', null)
    .where('id', '!=', besides.id)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(maxScheduled)
    .execute()
  const scheduled: ShownContent[] = []
  for (const row of due) {
    const managed = kinds.find((one) => one.kind.kind === row.kind)
    const content = managed && scheduledContent(managed, row, await selectStanding(db, managed, row.record))
    if (content) scheduled.push({ managed, row, content })
  }
  return scheduled
}

/** What a record's schedule publishes; undefined when it will fail. */
function scheduledContent(managed: ManagedKind, row: RecordRow, standing: Standing): Content | undefined {
  if (standing.draft?.base_version !== row.version) return undefined
  try {
    return checkedContent(managed, standing, standing.stored?.publish_languages ?? [], 'en')
  } catch (error) {
    return ignoreRefusal(error)
  }
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

/** What cannot be published at its time is left out, as the site will be without it. */
async function applyOther(tx: Tx, { managed, row, content }: ShownContent, place: number) {
  await sql`savepoint scheduled`.execute(tx)
  try {
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
