import type { CallbackTopic } from '@portal/contract/callbacks/topics'
import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import type { RecordKind, Task } from '@portal/contract/work/kinds'
import type { Colleague } from '@portal/contract/work/staff'
import type { UndeliveredWay } from '@portal/contract/work/undelivered-way'
import { sql } from 'kysely'
import { openCaller } from '../callbacks/sealing.ts'
import { itemOf } from '../care/services/services.ts'
import { openContent } from '../care/shared/sealing.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { keyOf } from './records.ts'

interface Listed {
  kind: RecordKind
  task: Task
  id: string
  assigned_to: string | null
}

const unknown = {
  name: '',
  by: '',
  number: '',
  item: '',
  documents: 0,
  expiresOn: null as string | null,
  askedOn: null as string | null,
  newName: '',
  rating: null as number | null,
  visitAt: '',
  undelivered: null as UndeliveredWay | null,
  about: null as CallbackTopic | null,
  contentPath: '',
}

/** Details of the items of a page, such as names and numbers, in the items' order. */
export async function describe(
  { db, keys, language }: Pick<StaffCall, 'db' | 'keys' | 'language'>,
  items: readonly Listed[],
) {
  const idsOf = (...kinds: RecordKind[]) => items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [
    people,
    documents,
    asked,
    applications,
    reviews,
    undelivered,
    callbacks,
    contents,
    consents,
    releases,
    colleagues,
    notes,
  ] = await Promise.all([
    selectPeople(db, idsOf('check', 'caregiver')),
    selectDocuments(db, idsOf('caregiver')),
    selectAsked(db, idsOf('caregiver')),
    selectApplications({ db, keys, language }, idsOf('application', 'visit')),
    selectReviews(db, idsOf('review')),
    selectUndelivered(db, idsOf('undelivered')),
    selectCallbacks({ db, keys }, idsOf('callback')),
    selectContents(db, idsOf('content'), language),
    selectConsentEnds(
      db,
      items.filter(({ task }) => task === 'consent').map(({ id }) => id),
    ),
    selectReleases(db, idsOf('release')),
    selectNames(
      db,
      items.flatMap(({ assigned_to }) => assigned_to ?? []),
    ),
    countNotes(db, items.map(keyOf)),
  ])
  return items.map((item) => ({
    ...unknown,
    ...people.get(item.id),
    ...applications.get(item.id),
    ...(item.kind === 'application' && { visitAt: '' }),
    ...reviews.get(item.id),
    ...undelivered.get(item.id),
    ...callbacks.get(item.id),
    ...contents.get(item.id),
    ...consents.get(item.id),
    ...releases.get(item.id),
    ...(item.kind === 'caregiver' && documents.get(item.id)),
    ...(item.kind === 'caregiver' && asked.get(item.id)),
    assignedTo: colleagues.get(item.assigned_to ?? '') ?? null,
    notes: notes.get(keyOf(item)) ?? 0,
  }))
}

async function selectPeople(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: string; newName: string }>()
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('caregivers', (join) =>
      join.onRef('account_id', '=', 'accounts.id').on('name_status', '=', 'under_review'),
    )
    .select(['accounts.id', 'first_name', 'last_name', 'new_first_name', 'new_last_name'])
    .where('accounts.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, { name: nameOf(row), newName: newNameOf(row) }]))
}

function newNameOf({ new_first_name, new_last_name }: { new_first_name: string | null; new_last_name: string | null }) {
  return fullName({ firstName: new_first_name ?? '', lastName: new_last_name ?? '' })
}

async function selectDocuments(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { documents: number; expiresOn: string | null }>()
  const rows = await db
    .selectFrom('caregiver_documents')
    .select((e) => [
      'caregiver_id',
      e.fn.countAll<string>().filterWhere('review_status', '=', 'under_review').as('documents'),
      e.cast<string | null>(e.fn.min('expires_on').filterWhere('review_status', '=', 'approved'), 'text').as('expires'),
    ])
    .where('caregiver_id', 'in', ids)
    .groupBy('caregiver_id')
    .execute()
  return new Map(
    rows.map((row) => [row.caregiver_id, { documents: Number(row.documents), expiresOn: row.expires }] as const),
  )
}

/** The days on which caregivers were last asked for documents that are still missing. */
async function selectAsked(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { askedOn: string }>()
  const rows = await db
    .selectFrom('wanted_documents')
    .select((e) => ['caregiver_id', e.fn.max('asked_at').as('asked_at')])
    .where('caregiver_id', 'in', ids)
    .groupBy('caregiver_id')
    .execute()
  return new Map(
    rows.map(({ caregiver_id, asked_at }) => [caregiver_id, { askedOn: newYorkTime(asked_at).slice(0, 10) }] as const),
  )
}

async function selectApplications(
  { db, keys, language }: Pick<StaffCall, 'db' | 'keys' | 'language'>,
  ids: string[],
): Promise<Map<string, { name: string; by: string; number: string; item: string; visitAt: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('application_requests as r')
    .leftJoin('services', 'services.id', 'service_id')
    .innerJoin('accounts', 'accounts.id', 'patient_id')
    .select(['r.id', 'number', 'title', 'starts_at', 'content_sealed', 'first_name', 'last_name'])
    .where('r.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, number, title, starts_at, content_sealed, ...row }) => {
      const { applicant, contact } = openContent(keys, id, content_sealed)
      const name = fullName(applicant)
      // Two relatives may share a name, and one person may have two: in Chinese and in Latin letters.
      const by = contact.relationship === 'self' ? '' : nameOf(row)
      const visitAt = starts_at ? newYorkTime(starts_at) : ''
      return [id, { name, by, number, item: itemOf(title, language), visitAt }] as const
    }),
  )
}

async function selectCallbacks(
  { db, keys }: Pick<StaffCall, 'db' | 'keys'>,
  ids: string[],
): Promise<Map<string, { name: string; about: CallbackTopic }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('callbacks')
    .select(['id', 'about', 'caller_sealed'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, about, caller_sealed }) => [id, { name: openCaller(keys, id, caller_sealed).name, about }]),
  )
}

async function selectContents(db: Database, ids: string[], language: Language) {
  if (ids.length === 0) return new Map<string, { name: string; contentPath: string }>()
  const rows = await db
    .selectFrom('content_records')
    .select(['id', 'kind', 'record', 'title', 'draft_title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, kind, record, title, draft_title }) => [
      id,
      { name: inLanguage(draft_title ?? title, language), contentPath: `${kind}/${record}` },
    ]),
  )
}

/** The last days of consents, the first of each record. */
async function selectConsentEnds(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { expiresOn: string | null }>()
  const { rows } = await sql<{ id: string; until: string | null }>`
    select record_id as id, min(until)::text as until from picture_consents_on_site
    where record_id = any(${ids}) group by record_id`.execute(db)
  return new Map(rows.map(({ id, until }) => [id, { expiresOn: until }]))
}

async function selectReleases(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: string; contentPath: string }>()
  const rows = await db.selectFrom('content_releases').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, { name, contentPath: `releases/${id}` }]))
}

async function selectReviews(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: string; rating: number }>()
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'user_name', 'rating'])
    .where('id', 'in', ids.map(Number))
    .execute()
  return new Map(rows.map((row) => [String(row.id), { name: row.user_name, rating: row.rating }]))
}

async function selectUndelivered(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: string; undelivered: UndeliveredWay }>()
  const rows = await db
    .selectFrom('undelivered')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['undelivered.id', 'channel', 'reason', 'first_name', 'last_name'])
    .where('undelivered.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(
      ({ id, channel, reason, ...row }) => [id, { name: nameOf(row), undelivered: { channel, reason } }] as const,
    ),
  )
}

async function countNotes(db: Database, keys: string[]) {
  if (keys.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('work_notes')
    .select((e) => ['item', e.fn.countAll<string>().as('notes')])
    .where('item', 'in', keys)
    .groupBy('item')
    .execute()
  return new Map(rows.map((row) => [row.item, Number(row.notes)]))
}

/** Members of staff by account id. */
export async function selectNames(db: Database, ids: string[]): Promise<Map<string, Colleague>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, { id: row.id, name: nameOf(row) }]))
}

/** All staff who work on the queue, by name. */
export async function selectColleagues(db: Database): Promise<Colleague[]> {
  const rows = await colleagueRows(db).orderBy('first_name').orderBy('last_name').orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }))
}

/** The accounts among these whose staff work on the queue. */
export async function selectAssignable(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await colleagueRows(db).where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

function colleagueRows(db: Database) {
  return db
    .selectFrom('staff')
    .innerJoin('accounts', 'id', 'account_id')
    .select(['id', 'first_name', 'last_name'])
    .where('disabled_at', 'is', null)
    .where((e) => e.or(['admin', 'coordinator'].map((role) => e(e.val(role), '=', e.fn.any('roles')))))
}

function nameOf(row: { first_name: string; last_name: string }): string {
  return fullName({ firstName: row.first_name, lastName: row.last_name })
}
