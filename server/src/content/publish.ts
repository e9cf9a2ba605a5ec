import { createHash } from 'node:crypto'
import { takeBackMs } from '@portal/contract/content/endpoints'
import type { Kind } from '@portal/contract/content/kind'
import { cellsOf, isSameAt, valueAt, withValue } from '@portal/contract/content/merge'
import type { Language } from '@portal/contract/language'
import { type Acting, note } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import { readClock } from '../db/clock.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { withKeys } from './choosing.ts'
import { ContentError } from './errors.ts'
import { keyOf, publicationOf, readingsOf, type Standing, selectRow } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { writtenIn } from './record.ts'
import { findRefusal } from './refusal.ts'
import {
  checkWhole,
  chosenContent,
  differingLanguages,
  differsPlainly,
  isSameContent,
  languagesLeftOut,
  marksAfter,
} from './states.ts'
import type { Content } from './tables.ts'
import { addVersion, noteFound } from './versions.ts'
import { dropDraft, inNoRelease, keptDraft, lockForChange, subjectOf, writeDraft } from './writing.ts'

export interface Publication {
  id: string
  version: number
  baseVersion: number
  languages: readonly Language[]
}

/** A draft that is locked and to be published. */
export interface LockedPart {
  managed: ManagedKind
  standing: Standing
  languages: readonly Language[]
}

/** How drafts are published. */
export interface Way {
  deed: 'publish' | 'schedule'
  /** When: versions of one publication have one moment. */
  at: Date
  /** The release whose drafts they are. */
  release: string | null
}

/** Of a draft alone, by the database's clock: several processes deliver what waits for it. */
export async function atOnce(tx: Tx): Promise<Way> {
  return { deed: 'publish', at: await readClock(tx), release: null }
}

/** @throws PortalError changed_meanwhile when the draft or what is published is another */
export async function lockForPublication(tx: Tx, managed: ManagedKind, { baseVersion, ...of }: Publication) {
  const standing = await lockForChange(tx, managed, of)
  const { row, draft } = standing
  if (row.version !== baseVersion || (draft && draft.base_version !== row.version))
    throw new PortalError('changed_meanwhile')
  return standing
}

/** What would be published, whole and checked. @throws PortalError invalid_input; ContentError content_unread, content_unchanged */
export function checkedContent(
  managed: ManagedKind,
  { row, live, draft }: Standing,
  languages: readonly Language[],
  language: Language,
): Content {
  const { kind } = managed
  if (!draft) throw new ContentError('content_unchanged')
  const differing = differingLanguages(kind, live, draft.content)
  const chosen = languages.filter((one) => differing.includes(one))
  if (live && chosen.length === 0 && !differsPlainly(kind, live, draft.content) && draft.still_right.length === 0)
    throw new ContentError('content_unchanged')
  const content = chosenContent(kind, live, draft.content, languages)
  const checked = checkWhole(kind, content, language)
  if (checked.wrong) throw new PortalError('invalid_input', checked.wrong)
  const left = languagesLeftOut(kind, differing, languages)
  if (left) throw new PortalError('invalid_input', left)
  const readings = readingsOf({ row, draft })
  const unread = chosen.filter((one) => !readings[one]?.readAt)
  if (unread.length > 0)
    throw new ContentError(
      'content_unread',
      Object.fromEntries(unread.map((one) => [`languages.${one}`, 'notRead' as const])),
    )
  return checked.data
}

/** @throws Refusal when a kind refuses a content as things stand: PortalError invalid_input, or a code of its own */
export async function assertNotRefused(
  db: Database,
  managed: ManagedKind,
  { row, live }: Standing,
  after: Content,
  at = new Date(),
) {
  const refusal = await findRefusal(db, managed, { key: keyOf(row), before: live, after, at })
  if (refusal) throw refusal
}

/** Publishes a draft that is locked and prepared, in the caller's transaction: the public tables, a version, the entry of the audit log. */
export async function publish(
  tx: Tx,
  call: Acting & Pick<Services, 'messages'> & { language: Language },
  { managed, standing, languages }: LockedPart,
  { deed, at, release }: Way,
): Promise<Standing> {
  const content = await withKeys(tx, managed, checkedContent(managed, standing, languages, call.language))
  await assertNotRefused(tx, managed, standing, content)
  await noteFound(tx, managed, standing)
  const key = await managed.apply(tx, keyOf(standing.row), content)
  const number = standing.row.number + 1
  const hold = { publication: publicationOf(standing.row, number), until: new Date(+at + takeBackMs) }
  await managed.follow?.(tx, call, { key, before: standing.live, after: content, hold })
  const row = await takeKey(tx, managed, standing, key)
  const said = (await managed.read(tx, key)) ?? content
  const stillRight = (standing.draft?.still_right ?? []).filter(
    ({ language }) => language && languages.includes(language),
  )
  const change = { before: standing.live, after: said, number, at: at.toISOString(), stillRight }
  const marks = marksAfter(managed.kind, row.marks, change)
  const readers = { ...row.readers, ...pick(readingsOf(standing), languages) }
  await addVersion(tx, managed, {
    row,
    number,
    deed,
    content: said,
    live: true,
    languages: languages.filter((language) => writtenIn(managed, said).includes(language)),
    marks,
    draft: keptDraft(standing),
    by: call.caller.accountId,
    at,
    release_id: release,
  })
  const published = { ...standing, row: { ...row, marks, readers, number }, said, live: said }
  const by = call.caller.accountId
  const next = await keepRest(tx, managed, published, standing, { said, languages, by })
  const details = {
    number: String(number),
    languages: languages.join(' '),
    content: hashOf(managed.kind, said),
    ...(release && { release }),
  }
  await note(tx, call, 'content.publish', subjectOf(managed, row.record), details)
  return next
}

/** The record under the key that its first publication has given it; the trigger of the public table may have added one of its own. */
async function takeKey(tx: Tx, managed: ManagedKind, { row }: Standing, key: string) {
  if (keyOf(row) === null) {
    const added = await tx
      .deleteFrom('content_records')
      .where('kind', '=', managed.kind.kind)
      .where('record', '=', key)
      .returning(['live', 'title', 'position'])
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('content_records')
      .set({ ...added, title: JSON.stringify(added.title), record: key, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  }
  return selectRow(tx, managed, key).executeTakeFirstOrThrow()
}

/** Keeps the languages of a draft that were not published, as a draft of what is published now. */
async function keepRest(
  tx: Tx,
  managed: ManagedKind,
  published: Standing,
  { live, draft }: Standing,
  { said, languages, by }: { said: Content; languages: readonly Language[]; by: string },
): Promise<Standing> {
  const rest = cellsOf(managed.kind)
    .filter(({ language }) => language !== null && !languages.includes(language))
    .filter((cell) => draft && !isSameAt(live, draft.content, cell))
    .reduce((content, cell) => withValue(content, cell, valueAt(draft?.content ?? {}, cell)), said)
  const { number, marks, readers, version } = published.row
  const versioned = { number, marks: JSON.stringify(marks), readers: JSON.stringify(readers), ...inNoRelease }
  if (isSameContent(managed.kind, rest, said)) return dropDraft(tx, managed, published, by, versioned)
  const written = {
    content: rest,
    base: said,
    baseVersion: version,
    stillRight: (draft?.still_right ?? []).filter(({ language }) => !language || !languages.includes(language)),
    languages: draft?.languages ?? {},
    by,
  }
  return writeDraft(tx, managed, published, written, versioned)
}

function pick<T>(all: Partial<Record<Language, T>>, languages: readonly Language[]) {
  return Object.fromEntries(languages.flatMap((language) => (all[language] ? [[language, all[language]]] : [])))
}

/** What an entry of the audit log says of a content: history that was changed afterwards does not fit it. */
function hashOf(kind: Kind, content: Content): string {
  return createHash('sha256')
    .update(JSON.stringify(cellsOf(kind).map((cell) => valueAt(content, cell))))
    .digest('hex')
}
