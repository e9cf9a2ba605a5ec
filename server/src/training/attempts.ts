import { minute } from '@portal/contract/durations'
import type { saveAnswer as saveEndpoint } from '@portal/contract/training/exam'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Database, Tx } from '../db/client.ts'
import type { OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { type AssignmentRow, lockAssignment, withStatus } from './assignments.ts'
import { draw } from './draw.ts'
import { TrainingError } from './errors.ts'
import { grade } from './grading.ts'
import { isLate, whyNotAnswer, whyNotStart } from './policy.ts'

type Own = Pick<OwnCall, 'db' | 'caller'>

/**
 * Starts an attempt, or returns the one in progress. Of two concurrent starts, the second waits for the assignment's row lock.
 * @returns the attempt's id
 * @throws PortalError not_found; TrainingError video_first, exam_passed, exam_wait, too_few_questions
 */
export async function startAttempt({ db, caller }: Own, moduleId: number): Promise<string> {
  await closeDue(db, new Date(), caller.accountId)
  return db.transaction().execute(async (tx) => {
    const row = await lockAssignment(tx, caller.accountId, moduleId)
    const open = await selectOpen(tx, row.assignmentId)
    if (open) return open.id
    const now = new Date()
    const refusal = whyNotStart(withStatus(row), now)
    if (refusal) throw new TrainingError(refusal)
    return insertAttempt(tx, row, now)
  })
}

/** The attempt in progress of an assignment. */
export function selectOpen(db: Database, assignmentId: string) {
  return db
    .selectFrom('training_attempts')
    .selectAll()
    .where('assignment_id', '=', assignmentId)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
}

/** Adds an attempt with questions drawn from the bank. @returns its id; @throws TrainingError too_few_questions */
export async function insertAttempt(tx: Tx, row: AssignmentRow, now: Date): Promise<string> {
  const bank = await tx
    .selectFrom('training_questions')
    .select(['id', 'kind', 'body as text', 'explanation', 'options'])
    .where('module_id', '=', row.id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  if (bank.length < row.exam_questions) throw new TrainingError('too_few_questions')
  const limit = row.time_limit_minutes
  const attempt = await tx
    .insertInto('training_attempts')
    .values({
      assignment_id: row.assignmentId,
      number: (row.attempt ?? 0) + 1,
      started_at: now,
      closes_at: limit === null ? null : new Date(now.getTime() + limit * minute),
      pass_mark: row.pass_mark,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const questions = draw(bank, row.exam_questions, await lastDrawn(tx, row.assignmentId))
  const drawn = questions.map(({ id, ...question }, position) => ({
    attempt_id: attempt.id,
    position,
    question_id: id,
    question: JSON.stringify(question),
  }))
  await tx.insertInto('training_answers').values(drawn).execute()
  return attempt.id
}

/** The questions of the previous attempt. */
async function lastDrawn(tx: Tx, assignmentId: string): Promise<Set<number>> {
  const last = tx
    .selectFrom('training_attempts')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .where('submitted_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
  const rows = await tx.selectFrom('training_answers').select('question_id').where('attempt_id', 'in', last).execute()
  return new Set(rows.map(({ question_id }) => question_id))
}

/**
 * Saves the answer to one question.
 * @throws PortalError not_found; TrainingError exam_submitted, exam_time_over, question_not_asked, option_not_offered,
 * one_option_only
 */
export async function saveAnswer({ db, caller }: Own, input: z.output<(typeof saveEndpoint)['input']>) {
  const { attemptId, questionId, optionIds } = input
  return db.transaction().execute(async (tx) => {
    // A shared lock: answers may be saved concurrently, but not while the attempt is being graded.
    const attempt = await lockAttempt(tx, caller.accountId, attemptId, 'share')
    const refusal = whyNotAnswer(attempt, new Date())
    if (refusal) throw new TrainingError(refusal)
    const chosen = await checkedAnswer(tx, attemptId, questionId, [...new Set(optionIds)])
    await tx
      .updateTable('training_answers')
      .set({ chosen, answered_at: new Date() })
      .where('attempt_id', '=', attemptId)
      .where('question_id', '=', questionId)
      .execute()
    return { answered: await countAnswered(tx, attemptId), secondsLeft: secondsLeft(attempt, new Date()) }
  })
}

async function checkedAnswer(tx: Tx, attemptId: string, questionId: number, chosen: string[]): Promise<string[]> {
  const drawn = await tx
    .selectFrom('training_answers')
    .select('question')
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
  if (!drawn) throw new TrainingError('question_not_asked')
  const { kind, options } = drawn.question
  if (!chosen.every((id) => options.some((option) => option.id === id))) throw new TrainingError('option_not_offered')
  if (kind !== 'multiple' && chosen.length > 1) throw new TrainingError('one_option_only')
  return chosen
}

async function countAnswered(tx: Tx, attemptId: string): Promise<number> {
  const { answered } = await tx
    .selectFrom('training_answers')
    .select((e) => e.fn.countAll<string>().as('answered'))
    .where('attempt_id', '=', attemptId)
    .where(sql<boolean>`cardinality(chosen) > 0`)
    .executeTakeFirstOrThrow()
  return Number(answered)
}

/**
 * Submits an attempt with its saved answers; idempotent.
 * @throws PortalError not_found; TrainingError exam_time_over
 */
export async function submitAttempt({ db, caller }: Own, attemptId: string): Promise<void> {
  const inTime = await db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, caller.accountId, attemptId, 'update')
    const now = new Date()
    if (isLate(attempt, now)) return false
    if (!attempt.submitted_at) await closeAttempt(tx, attempt, { submitted_at: now, by_time_limit: false })
    return !attempt.by_time_limit
  })
  if (inTime) return
  await closeDue(db, new Date(), caller.accountId)
  throw new TrainingError('exam_time_over')
}

/**
 * Grades and closes attempts whose time is over, with the answers saved in time. Several processes may run this concurrently.
 * @returns the number of attempts
 */
export async function closeDue(db: Database, now: Date, accountId?: string): Promise<number> {
  const due = await db
    .selectFrom('training_attempts')
    .innerJoin('training_assignments', 'training_assignments.id', 'assignment_id')
    .select('training_attempts.id')
    .where('submitted_at', 'is', null)
    .where('closes_at', '<=', now)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .limit(500)
    .execute()
  for (const { id } of due)
    await db.transaction().execute(async (tx) => {
      const attempt = await tx
        .selectFrom('training_attempts')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (attempt?.closes_at && !attempt.submitted_at)
        await closeAttempt(tx, attempt, { submitted_at: attempt.closes_at, by_time_limit: true })
    })
  return due.length
}

/** Grades and closes an attempt whose row is locked. */
export async function closeAttempt(
  tx: Tx,
  { id, pass_mark }: { id: string; pass_mark: number },
  how: { submitted_at: Date; by_time_limit: boolean },
) {
  const answers = await tx
    .selectFrom('training_answers')
    .select(['question', 'chosen'])
    .where('attempt_id', '=', id)
    .execute()
  const { right, ...graded } = grade(
    answers.map(({ question, chosen }) => ({ options: question.options, chosen })),
    pass_mark,
  )
  await tx
    .updateTable('training_attempts')
    .set({ ...how, ...graded, correct: right })
    .where('id', '=', id)
    .execute()
}

async function lockAttempt(tx: Tx, accountId: string, id: string, how: 'share' | 'update') {
  const own = tx
    .selectFrom('training_attempts')
    .innerJoin('training_assignments', 'training_assignments.id', 'assignment_id')
    .selectAll('training_attempts')
    .where('training_attempts.id', '=', id)
    .where('account_id', '=', accountId)
  const held = how === 'share' ? own.forShare('training_attempts') : own.forUpdate('training_attempts')
  const attempt = await held.executeTakeFirst()
  if (!attempt) throw new PortalError('not_found')
  return attempt
}

/** Seconds until an attempt's time limit; null without one. */
export function secondsLeft({ closes_at }: { closes_at: Date | null }, now: Date): number | null {
  return closes_at && Math.max(0, Math.ceil((closes_at.getTime() - now.getTime()) / 1000))
}
