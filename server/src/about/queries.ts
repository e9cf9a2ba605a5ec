import type {
  LegalDocument,
  LegalDocumentKey,
  Question,
  QuestionGroup,
  TeamEvent,
  TeamEventCard,
  TeamMember,
} from '@portal/contract/about/public'
import { inLanguage, type Language, nearestLanguage, type Texts } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'

/** Team members in their display order. */
export async function selectTeam(db: Database, language: Language): Promise<TeamMember[]> {
  const rows = await db.selectFrom('team_members').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    name: inLanguage(row.name, language),
    role: inLanguage(row.role, language),
    bio: inLanguage(row.bio, language),
    languages: inLanguage(row.languages, language),
    picture: row.picture,
    alt: inLanguage(row.alt, language),
  }))
}

/** One page of the team's events, latest first. There are only dozens, so they are counted on each request. */
export async function selectTeamEventPage(
  db: Database,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  language: Language,
) {
  const { total } = await db
    .selectFrom('team_events')
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectEvents(db)
    .orderBy('happened_on', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { records: rows.map((row) => eventCardOf(row, language)), total: Number(total), pageNum, pageSize }
}

/** One event of the team with its gallery. @throws PortalError not_found */
export async function selectTeamEvent(db: Database, id: number, language: Language): Promise<TeamEvent> {
  const row = await selectEvents(db).select('body').where('id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const pictures = await db
    .selectFrom('team_event_pictures')
    .selectAll()
    .where('event_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    ...eventCardOf(row, language),
    body: inLanguage(row.body, language),
    pictures: pictures.map(({ picture, alt, caption }) => ({
      picture,
      alt: inLanguage(alt, language),
      caption: inLanguage(caption, language),
    })),
  }
}

/** Events with their cover, the first picture of the gallery. */
function selectEvents(db: Database) {
  return db
    .selectFrom('team_events')
    .innerJoin('team_event_pictures as cover', (join) =>
      join.onRef('cover.event_id', '=', 'team_events.id').on('cover.position', '=', 0),
    )
    .select(['id', 'title', 'place', 'summary', 'cover.picture', 'cover.alt'])
    .select(sql<string>`happened_on::text`.as('date'))
}

interface EventRow {
  id: number
  title: Texts
  place: Texts
  date: string
  summary: Texts
  picture: string
  alt: Texts
}

function eventCardOf(row: EventRow, language: Language): TeamEventCard {
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    place: inLanguage(row.place, language),
    date: row.date,
    summary: inLanguage(row.summary, language),
    picture: row.picture,
    alt: inLanguage(row.alt, language),
  }
}

/** Questions with their answers, by group and in display order; empty groups are left out. */
export async function selectFaq(db: Database, language: Language): Promise<QuestionGroup[]> {
  const [groups, questions] = await Promise.all([
    db.selectFrom('question_groups').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('questions').selectAll().orderBy('position').orderBy('id').execute(),
  ])
  return groups
    .map(({ id, name }) => ({
      key: id,
      name: inLanguage(name, language),
      questions: questions.filter(({ group_id }) => group_id === id).map((row) => questionOf(row, language)),
    }))
    .filter((group) => group.questions.length > 0)
}

function questionOf(row: { id: string; question: Texts; answer: Texts }, language: Language): Question {
  return {
    key: row.id,
    question: inLanguage(row.question, language),
    answer: inLanguage(row.answer, language),
    language: nearestLanguage(row.question, language),
  }
}

/**
 * A legal document in a given version, or in the version in force at a given moment: the latest one whose day has begun in New
 * York, or the first one if none has.
 * @throws PortalError not_found
 */
export async function selectLegalDocument(
  db: Database,
  { key, version }: { key: LegalDocumentKey; version?: string | undefined },
  language: Language,
  now: Date,
): Promise<LegalDocument> {
  const versions = await db
    .selectFrom('legal_documents')
    .select(['version', sql<string>`effective_on::text`.as('effectiveOn')])
    .where('key', '=', key)
    .orderBy('effective_on', 'desc')
    .orderBy('saved_at', 'desc')
    .execute()
  const today = newYorkTime(now).slice(0, 10)
  const inForce = versions.find(({ effectiveOn }) => effectiveOn <= today) ?? versions.at(-1)
  const shown = version === undefined ? inForce : versions.find((one) => one.version === version)
  if (!shown) throw new PortalError('not_found')
  const { title, body } = await db
    .selectFrom('legal_documents')
    .select(['title', 'body'])
    .where('key', '=', key)
    .where('version', '=', shown.version)
    .executeTakeFirstOrThrow()
  return {
    key,
    ...shown,
    isAhead: shown.effectiveOn > today && isLastOfItsDay(shown, versions),
    title: inLanguage(title, language),
    body: inLanguage(body, language),
    language: nearestLanguage(title, language),
    versions,
  }
}

type LegalVersion = LegalDocument['versions'][number]

/** Whether no other version replaces this one before it comes into force. @param versions the latest first */
function isLastOfItsDay({ version, effectiveOn }: LegalVersion, versions: readonly LegalVersion[]): boolean {
  return versions.find((one) => one.effectiveOn === effectiveOn)?.version === version
}

/** When the next version of a legal document comes into force; null if none is scheduled. */
export async function nextLegalMoment(db: Database, now: Date): Promise<Date | null> {
  const turn = sql<Date>`effective_on::timestamp at time zone 'America/New_York'`
  const row = await db
    .selectFrom('legal_documents')
    .select(turn.as('turn'))
    .where(turn, '>', now)
    .orderBy('effective_on')
    .limit(1)
    .executeTakeFirst()
  return row?.turn ?? null
}

/** Addresses of the team's events with the day of their last change, for the sitemap. */
export async function selectEventAddresses(db: Database) {
  const rows = await db
    .selectFrom('team_events')
    .select(['id', 'updated_at'])
    .orderBy('happened_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    path: `/about/teamevent/${row.id}`,
    changedOn: newYorkTime(row.updated_at).slice(0, 10),
  }))
}
