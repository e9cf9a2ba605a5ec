import type { Language } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { withKeys } from './choosing.ts'
import { keyOf, type RecordRow, type Standing, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { checkedContent } from './publish.ts'
import { selectMembers } from './releases/members.ts'
import { chosenContent } from './states.ts'
import type { Content } from './tables.ts'
import { inOrder } from './together.ts'

/** What a preview shows: a draft in some languages or a release, now or at a moment ahead. */
export type Shown = (ShownDraft | { release: string }) & {
  /** ISO moment; null for now. */
  at: string | null
}

interface ShownDraft {
  kind: string
  id: string
  languages: readonly Language[]
}

/** What a preview publishes, as it is read at its moment. */
export interface ShownSite {
  /** The moment: the one asked for, else the first at which the site shows the drafts. */
  now: Date
  /** In the order of their publication. */
  drafts: ShownContent[]
  /** What is scheduled until then; what cannot be published is left out, as the site will be without it. */
  scheduled: ShownContent[]
}

interface ShownContent {
  managed: ManagedKind
  row: RecordRow
  content: Content
}

/** @throws PortalError not_found, invalid_input when a draft lacks what no page can do without */
export async function selectShown(db: Database, kinds: readonly ManagedKind[], shown: Shown): Promise<ShownSite> {
  const drafts = 'release' in shown ? await selectReleased(db, kinds, shown) : [await selectDraft(db, kinds, shown)]
  const from = drafts.map(({ managed, content }) => +(managed.shownFrom?.(content) ?? 0))
  const now = shown.at ? new Date(shown.at) : new Date(Math.max(Date.now(), ...from))
  const ids = drafts.map(({ row }) => row.id)
  const scheduled = shown.at ? await selectScheduled(db, kinds, ids, now) : []
  return { now, drafts, scheduled }
}

async function selectDraft(db: Database, kinds: readonly ManagedKind[], { kind, id, languages }: ShownDraft) {
  const managed = kinds.find((one) => one.kind.kind === kind)
  if (!managed) throw new PortalError('not_found')
  return shownContent(managed, await selectStanding(db, managed, id), languages)
}

async function selectReleased(db: Database, kinds: readonly ManagedKind[], { release }: { release: string }) {
  const members = await selectMembers(db, kinds, release)
  if (members.length === 0) throw new PortalError('not_found')
  return members.map(({ managed, standing, publishes }) => shownContent(managed, standing, publishes))
}

function shownContent(
  managed: ManagedKind,
  { row, live, draft }: Standing,
  languages: readonly Language[],
): ShownContent {
  const proposed = draft?.content ?? live
  if (!proposed) throw new PortalError('not_found')
  const content = chosenContent(managed.kind, live, proposed, languages)
  assertShowable(managed, content)
  return { managed, row, content }
}

/** Makes the files of all that a preview publishes; what is scheduled and cannot be made is left out. @throws PortalError invalid_input */
export async function prepareShown(services: Pick<Services, 'db' | 'files'>, { drafts, scheduled }: ShownSite) {
  for (const { managed, content } of scheduled) await managed.prepare?.(services, content).catch(ignoreRefusal)
  for (const { managed, content } of drafts) await managed.prepare?.(services, content)
}

/**
 * Makes the public tables say what a preview shows: the drafts, and first whatever is scheduled until its moment.
 * @returns the addresses that show the records
 * @throws PortalError invalid_input, changed_meanwhile
 */
export async function applyShown(tx: Tx, { now, drafts, scheduled }: ShownSite): Promise<string[]> {
  const keys = new Map<string, string>()
  for (const [place, one] of scheduled.entries()) await applyOther(tx, one, newKeyAt(one.managed, place + 1), keys)
  const addresses: string[] = []
  for (const [place, one] of drafts.entries()) {
    const newKey = newKeyAt(one.managed, place === 0 ? 0 : scheduled.length + place)
    addresses.push(...(await applyOne(tx, one, newKey, keys, now)))
  }
  return [...new Set(addresses)]
}

/** Publishes one content in a transaction that is rolled back. @param newKey that a record without a key gets */
export async function applyOne(
  tx: Tx,
  { managed, row, content }: ShownContent,
  newKey: string | null,
  keys: Map<string, string>,
  at: Date | undefined,
) {
  const whole = await withKeys(tx, managed, content, keys)
  const key = await managed.apply(tx, keyOf(row) ?? newKey, whole, at)
  if (row.born) keys.set(row.born, key)
  return managed.addresses(key, content)
}

/** More is never scheduled at once. */
const maxScheduled = 100

async function selectScheduled(db: Database, kinds: readonly ManagedKind[], besides: string[], until: Date) {
  const due = await db
    .selectFrom('content_records')
    .selectAll()
    .where('publish_at', '<=', until)
    .where('failed_at', 'is', null)
    .where('id', 'not in', besides)
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
  return inOrder(scheduled)
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
async function applyOther(tx: Tx, one: ShownContent, newKey: string | null, keys: Map<string, string>) {
  await sql`savepoint scheduled`.execute(tx)
  try {
    await applyOne(tx, one, newKey, keys, one.row.publish_at ?? undefined)
  } catch {
    await sql`rollback to savepoint scheduled`.execute(tx)
  }
}

/** A number that no other record has: one of the sequence would be used up, since that is not rolled back. */
export function newKeyAt({ kind, previewKey }: ManagedKind, place: number): string | null {
  if (place === 0) return previewKey
  return kind.key === 'number' ? String(Number(previewKey) - place) : null
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
