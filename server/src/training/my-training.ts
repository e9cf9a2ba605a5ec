import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import type { CertificateCard, TrainingCard, TrainingDetail, Watched } from '@portal/contract/training/own'
import { requiredMinutes } from '@portal/contract/training/parts'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { cuesOf } from '../files/captions.ts'
import { type AssignmentRow, currentAssignment, currentAssignments, withStatus } from './assignments.ts'
import { nextOf, retakeAt, statusOf, videoStatusOf } from './policy.ts'
import { fromBounds, watchedMs } from './progress.ts'

/** A caregiver's training: open assignments by due date, then signed ones, latest first. */
export async function selectMyTraining(db: Database, accountId: string, language: Language, now: Date) {
  const today = newYorkTime(now).slice(0, 10)
  const year = Number(today.slice(0, 4))
  const approved = await isApproved(db, accountId)
  const { program, remind } = await selectSettings(db, accountId)
  const rows = await currentAssignments(db, accountId)
  const cards = rows.map((row) => cardOf(row, language, now))
  const open = cards.filter(({ status }) => status !== 'signed').sort((a, b) => a.dueOn.localeCompare(b.dueOn))
  const signed = cards.filter(({ status }) => status === 'signed').sort(latestFirst)
  const earnedMinutes = await selectEarnedMinutes(db, accountId, year)
  const hours = { year, program, requiredMinutes: requiredMinutes[program], earnedMinutes }
  return { approved, ...hours, remind, items: [...open, ...signed] }
}

/** A module of a caregiver's training. @throws PortalError not_found */
export async function selectTraining(
  db: Database,
  accountId: string,
  moduleId: number,
  language: Language,
  now: Date,
): Promise<TrainingDetail> {
  const row = await currentAssignment(db, accountId, moduleId)
  const { captions } = await db
    .selectFrom('training_films')
    .select('captions')
    .where('id', '=', row.film_id)
    .executeTakeFirstOrThrow()
  return {
    ...cardOf(row, language, now),
    ...watchedOf(row),
    objectives: inLanguage(row.objectives, language).split('\n').filter(Boolean),
    videoMs: row.duration_ms,
    transcript: cuesOf(inLanguage(captions, language)),
    rules: {
      questions: row.exam_questions,
      passMark: row.pass_mark,
      timeLimitMinutes: row.time_limit_minutes,
      retakeWaitHours: row.retake_wait_hours,
    },
  }
}

/** Watched parts of a film, and the position to resume at. */
export function watchedOf(row: Pick<AssignmentRow, 'watched' | 'position_ms' | 'video_completed_at'>): Watched {
  return { watched: fromBounds(row.watched), positionMs: row.position_ms, videoStatus: videoStatusOf(row) }
}

async function isApproved(db: Database, accountId: string): Promise<boolean> {
  const caregiver = await db
    .selectFrom('caregivers')
    .select('review_status')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return caregiver?.review_status === 'approved'
}

/** A caregiver's program and consent to reminders. */
export async function selectSettings(db: Database, accountId: string) {
  const row = await db
    .selectFrom('training_caregivers')
    .select(['program', 'remind'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? { program: 'hha' as const, remind: false }
}

/** Sets the consent to reminders. */
export async function setReminders(db: Database, accountId: string, remind: boolean) {
  await db
    .insertInto('training_caregivers')
    .values({ account_id: accountId, remind })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ remind }))
    .execute()
  return { remind }
}

/** In-service time of the certificates of a calendar year that are not withdrawn. */
async function selectEarnedMinutes(db: Database, accountId: string, year: number): Promise<number> {
  const { minutes } = await db
    .selectFrom('training_certificates')
    .select((e) => e.fn.sum<string | null>('minutes').as('minutes'))
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`extract(year from completed_on) = ${year}`)
    .executeTakeFirstOrThrow()
  return Number(minutes ?? 0)
}

function cardOf(row: AssignmentRow, language: Language, now: Date): TrainingCard {
  const state = withStatus(row)
  const status = statusOf(state)
  const retake = retakeAt(state, now)
  return {
    trainingContentId: row.id,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    poster: row.poster,
    posterAlt: inLanguage(row.poster_alt, language),
    minutes: row.minutes,
    status,
    next: nextOf(state, now),
    dueOn: row.dueOn,
    overdue: status !== 'signed' && row.dueOn < newYorkTime(now).slice(0, 10),
    videoStatus: videoStatusOf(row),
    videoSeconds: Math.round(row.duration_ms / 1000),
    watchedSeconds: Math.floor(watchedMs(fromBounds(row.watched)) / 1000),
    exam: row.submitted_at ? (row.passed ? 'pass' : 'not_pass') : null,
    retakeAt: retake && newYorkTime(retake),
    certificate: certificateOf(row, language),
  }
}

function certificateOf(row: AssignmentRow, language: Language): CertificateCard | null {
  const { certificateNumber: number, completedOn, course, certifiedMinutes, withdrawn_at, withdrawn_reason } = row
  if (!number || !course) return null
  return {
    number,
    course: inLanguage(course, language),
    completedOn: completedOn ?? '',
    minutes: certifiedMinutes ?? 0,
    withdrawn: withdrawn_at && { on: newYorkTime(withdrawn_at).slice(0, 10), reason: withdrawn_reason ?? '' },
  }
}

function latestFirst(a: TrainingCard, b: TrainingCard): number {
  return (b.certificate?.completedOn ?? '').localeCompare(a.certificate?.completedOn ?? '')
}
