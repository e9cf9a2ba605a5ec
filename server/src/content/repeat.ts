import type { ChangedRecord } from '@portal/contract/content/endpoints'
import { momentFields } from '@portal/contract/content/kind'
import { type Language, languages } from '@portal/contract/language'
import { isWritten, weeksLater } from '@portal/contract/wall-time'
import { note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { beginRecord } from './drafts.ts'
import { lockStanding, readingsOf, type Standing, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { atOnce, publish } from './publish.ts'
import { describeRecord, writtenIn } from './record.ts'
import { differingLanguages } from './states.ts'
import type { Content, Readings } from './tables.ts'
import { subjectOf, writeDraft } from './writing.ts'

/** Begins a new record with what another says, at no time yet. @throws PortalError not_found */
export async function copyRecord(
  call: StaffCall,
  managed: ManagedKind,
  { id, as }: { id: string; as: string },
): Promise<ChangedRecord> {
  return call.db.transaction().execute(async (tx) => {
    const source = await selectStanding(tx, managed, id)
    const content = withMoments(managed, said(source), () => '')
    await addCopy(tx, call, managed, { source, as, content })
    return describeRecord(tx, managed, await selectStanding(tx, managed, as))
  })
}

interface Repetition {
  id: string
  version: number
  baseVersion: number
  copies: readonly { as: string; weeks: number }[]
  publish: boolean
}

/**
 * Begins copies of a record at the same wall times some weeks later, and publishes them if that is asked for: all of them or none.
 * @throws PortalError not_found, changed_meanwhile, invalid_input; ContentError content_unread
 */
export async function repeatRecord(
  call: StaffCall,
  managed: ManagedKind,
  { id, version, baseVersion, copies, publish: isPublished }: Repetition,
): Promise<{ ids: string[] }> {
  return call.db.transaction().execute(async (tx) => {
    const source = await lockStanding(tx, managed, id)
    if (source.row.draft_version !== version || source.row.version !== baseVersion)
      throw new PortalError('changed_meanwhile')
    const content = said(source)
    assertMoments(managed, content, 'required')
    const ids: string[] = []
    const way = await atOnce(tx)
    for (const { as, weeks } of copies) {
      const later = withMoments(managed, content, (moment) => weeksLater(moment, weeks))
      assertMoments(managed, later, 'wallTime')
      await addCopy(tx, call, managed, { source, as, content: later })
      const copy = await lockStanding(tx, managed, as)
      const isDue = isPublished && !copy.live && copy.row.number === 0
      const ended = isDue
        ? await publish(tx, call, { managed, standing: copy, languages: writtenIn(managed, later) }, way)
        : copy
      ids.push(ended.row.record)
    }
    return { ids }
  })
}

function said({ draft, live }: Standing): Content {
  return draft?.content ?? live ?? {}
}

function withMoments({ kind }: ManagedKind, content: Content, change: (moment: string) => string): Content {
  const changed = momentFields(kind).map((field) => [field, change(String(content[field] ?? ''))])
  return { ...content, ...Object.fromEntries(changed) }
}

function assertMoments({ kind }: ManagedKind, content: Content, code: 'required' | 'wallTime') {
  const wrong = momentFields(kind).filter((field) => !isWritten(String(content[field])))
  if (wrong.length > 0) throw new PortalError('invalid_input', Object.fromEntries(wrong.map((field) => [field, code])))
}

interface Copy {
  source: Standing
  as: string
  content: Content
}

/** Adds a draft, unless there is such a record. */
async function addCopy(tx: Tx, call: StaffCall, managed: ManagedKind, { source, as, content }: Copy): Promise<void> {
  if (!(await beginRecord(tx, managed, as))) return
  const begun = await lockStanding(tx, managed, as)
  await writeDraft(tx, managed, begun, {
    content,
    base: null,
    baseVersion: begun.row.version,
    stillRight: [],
    languages: readingsOfCopy(managed, source),
    by: call.caller.accountId,
  })
  await note(tx, call, 'content.copy', subjectOf(managed, as), { of: source.row.record })
}

/** What the site says in a language somebody has answered for, whoever wrote it there. */
function readingsOfCopy({ kind }: ManagedKind, source: Standing): Readings {
  const { live, draft, row } = source
  const known = readingsOf(source)
  const own = draft ? differingLanguages(kind, live, draft.content) : []
  const published = { changedBy: null, changedAt: null, readBy: null, readAt: row.changed_at.toISOString() }
  const readingOf = (language: Language) =>
    live && !own.includes(language) && !known[language]?.readAt ? published : known[language]
  return Object.fromEntries(
    languages.flatMap((language) => {
      const reading = readingOf(language)
      return reading ? [[language, reading]] : []
    }),
  )
}
