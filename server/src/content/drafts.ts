import { randomUUID } from 'node:crypto'
import type { ChangedRecord } from '@portal/contract/content/endpoints'
import { isNewRecord, type Kind, translatedFields } from '@portal/contract/content/kind'
import { type Cell, isSameAt, valueAt } from '@portal/contract/content/merge'
import { type Language, languages, type Texts } from '@portal/contract/language'
import { audited, note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import { type InputPicture, protectPictures } from '../files/staff-pictures.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { sanitizeRichText } from '../http/rich-text.ts'
import { canBegin, readingsOf, type Standing } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { describeRecord } from './record.ts'
import { differingLanguages, firstMark, isSameCell, pathsOf, picturesOf } from './states.ts'
import type { Content, Readings } from './tables.ts'
import {
  type DraftVersion,
  dropDraft,
  lockForChange,
  rewriteDraft,
  subjectOf,
  updateRow,
  writeDraft,
} from './writing.ts'

interface EnteredDraft extends DraftVersion {
  baseVersion: number
  content: Content
  /** Of the texts that it changes, those that a dictionary has proposed. */
  proposed: readonly Cell[]
}

/** Saves a draft, and begins the record if it is a new one. @throws PortalError not_found, changed_meanwhile; ContentError content_scheduled */
export async function saveDraft(
  call: StaffCall,
  managed: ManagedKind,
  { id, version, baseVersion, content: entered, proposed }: EnteredDraft,
): Promise<ChangedRecord> {
  const content = sanitized(managed.kind, entered)
  const by = call.caller.accountId
  return call.db.transaction().execute(async (tx) => {
    if (canBegin(managed, id) && version === 1) await beginRecord(tx, managed, id)
    const standing = await lockForChange(tx, managed, { id, version })
    const { row, live, draft } = standing
    const isMerged = baseVersion === row.version && draft !== null && draft.base_version !== row.version
    await protectNew(tx, call, managed, standing, content)
    const base = draft && !isMerged ? draft : { base: live, base_version: row.version }
    if (baseVersion !== base.base_version) throw new PortalError('changed_meanwhile')
    if (!standing.stored) await note(tx, call, 'content.draft', subjectOf(managed, row.record))
    const before = draft?.content ?? live
    const saved = await writeDraft(tx, managed, standing, {
      content,
      base: base.base,
      baseVersion: base.base_version,
      stillRight: keptMarks(managed, draft?.still_right ?? [], before, content),
      languages: changedReadings(managed, readingsOf(standing), { before, after: content, proposed, by }),
      by,
    })
    return describeRecord(tx, managed, saved)
  })
}

/** Discards a draft. @returns null when nothing is left of the record */
export async function discardDraft(
  call: StaffCall,
  managed: ManagedKind,
  { id, version }: DraftVersion,
): Promise<ChangedRecord | null> {
  return audited(call, 'content.discard', subjectOf(managed, id), async (tx) => {
    const standing = await lockForChange(tx, managed, { id, version })
    if (standing.said !== null || managed.kind.keys)
      return describeRecord(tx, managed, await dropDraft(tx, managed, standing, call.caller.accountId))
    await tx.deleteFrom('content_records').where('id', '=', standing.row.id).execute()
    return null
  })
}

/** Notes that the caller has read a language of the draft. */
export async function markRead(
  call: StaffCall,
  managed: ManagedKind,
  { language, ...of }: DraftVersion & { language: Language },
): Promise<ChangedRecord> {
  return call.db.transaction().execute(async (tx) => {
    const standing = await lockForChange(tx, managed, of)
    const { draft, row } = standing
    const known = readingsOf(standing)[language]
    const reading = {
      changedBy: known?.changedBy ?? null,
      changedAt: known?.changedAt ?? null,
      readBy: call.caller.accountId,
      readAt: new Date().toISOString(),
    }
    const next = draft
      ? await rewriteDraft(tx, managed, standing, { languages: { ...draft.languages, [language]: reading } })
      : await updateRow(tx, managed, standing, { readers: JSON.stringify({ ...row.readers, [language]: reading }) })
    return describeRecord(tx, managed, next)
  })
}

/**
 * Notes that a text is right as it is. Where neither the text nor its source is changed by the draft, that holds at once; else it holds with the
 * publication of the draft.
 */
export async function markRight(
  call: StaffCall,
  managed: ManagedKind,
  { field, language, ...of }: DraftVersion & Cell & { language: Language },
): Promise<ChangedRecord> {
  return audited(call, 'content.right', subjectOf(managed, of.id), async (tx) => {
    const standing = await lockForChange(tx, managed, of)
    const { row, live, draft } = standing
    const cell = { field, language }
    const isUntouched = !draft || languages.every((one) => isSameAt(live, draft.content, { field, language: one }))
    if (!isUntouched) {
      const stillRight = [...draft.still_right.filter((one) => !isSameCell(one, cell)), cell]
      return describeRecord(tx, managed, await rewriteDraft(tx, managed, standing, { stillRight }))
    }
    const known = row.marks[field]?.[language] ?? firstMark
    const marks = { ...row.marks, [field]: { ...row.marks[field], [language]: { ...known, right: row.number } } }
    return describeRecord(tx, managed, await updateRow(tx, managed, standing, { marks: JSON.stringify(marks) }))
  })
}

/** Pictures that the record has already are not swept. */
async function protectNew(tx: Tx, { files }: StaffCall, { kind }: ManagedKind, standing: Standing, content: Content) {
  const known = [standing.live, standing.stored?.content].flatMap((one) => pathsOf(kind, one ?? {}))
  const added = picturesOf(kind, content).filter(([, path]) => !known.includes(path))
  const inInput = added.map(([field, path]): InputPicture => [`content.${field}`, path])
  if (inInput.length > 0) await protectPictures({ db: tx, files }, inInput)
}

/**
 * Begins a record. A repetition of the first save, whose answer was lost, finds the one that it has begun.
 * @returns whether there was none
 */
export async function beginRecord(tx: Tx, { kind }: ManagedKind, id: string): Promise<boolean> {
  const none: Texts = { en: '', 'zh-CN': '', 'zh-TW': '' }
  const missing = { en: 'missing', 'zh-CN': 'missing', 'zh-TW': 'missing' }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_records')
    .values({
      id: randomUUID(),
      kind: kind.kind,
      record: id,
      born: isNewRecord(id) ? id : null,
      title: JSON.stringify(none),
      languages: JSON.stringify(missing),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Rich text is sanitized as it is saved, since editors are shown it, too. */
function sanitized(kind: Kind, content: Content): Content {
  const clean = (name: string, value: unknown) =>
    kind.fields[name]?.type === 'rich'
      ? Object.fromEntries(languages.map((language) => [language, sanitizeRichText((value as Texts)[language])]))
      : value
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, clean(name, value)]))
}

/** That a text is right as it is does not outlast another change of the same text in any language. */
function keptMarks(managed: ManagedKind, marks: readonly Cell[], before: Content | null, after: Content): Cell[] {
  const fields = translatedFields(managed.kind).filter((field) =>
    languages.every((language) => isSameAt(before, after, { field, language })),
  )
  return marks.filter(({ field }) => fields.includes(field))
}

interface Saved {
  before: Content | null
  after: Content
  proposed: readonly Cell[]
  by: string
}

/** Whoever changes a language has it read anew. */
function changedReadings({ kind }: ManagedKind, readings: Readings, saved: Saved): Readings {
  const changed = differingLanguages(kind, saved.before, saved.after)
  const reading = { changedBy: saved.by, changedAt: new Date().toISOString(), readBy: null, readAt: null }
  const readingOf = (language: Language) => {
    const proposed = proposedFields(kind, language, readings[language]?.proposed ?? [], saved)
    return { ...reading, ...(proposed.length > 0 && { proposed }) }
  }
  return { ...readings, ...Object.fromEntries(changed.map((language) => [language, readingOf(language)])) }
}

/** The fields whose text is a dictionary's in a language: those that stay as they were, and those that the save names. */
function proposedFields(kind: Kind, language: Language, known: readonly string[], saved: Saved): string[] {
  const { before, after, proposed } = saved
  return translatedFields(kind).filter((field) => {
    const cell = { field, language }
    if (valueAt(after, cell) === '') return false
    return isSameAt(before, after, cell) ? known.includes(field) : proposed.some((one) => isSameCell(one, cell))
  })
}
