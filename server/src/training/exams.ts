import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import type { ExamAttempt, ExamResult, ExamScore } from '@portal/contract/training/exam'
import { totalScore } from '@portal/contract/training/parts'
import type { Selectable } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { PortalError } from '../http/errors.ts'
import { currentAssignment, withStatus } from './assignments.ts'
import { closeDue, secondsLeft, selectOpen } from './attempts.ts'
import { selectName } from './certificates/certificates.ts'
import { TrainingError } from './errors.ts'
import { outcomeOf } from './grading.ts'
import { retakeAt, whyNotStart } from './policy.ts'

type Attempt = Selectable<Schema['training_attempts']>

/** A caregiver's exam of a module: rules, the attempt in progress, earlier scores. @throws PortalError not_found */
export async function selectExam(db: Database, accountId: string, moduleId: number, language: Language, now: Date) {
  await closeDue(db, now, accountId)
  const row = await currentAssignment(db, accountId, moduleId)
  const state = withStatus(row)
  const open = await selectOpen(db, row.assignmentId)
  const retake = retakeAt(state, now)
  return {
    title: inLanguage(row.title, language),
    signer: await selectName(db, accountId),
    questions: row.exam_questions,
    passMark: row.pass_mark,
    timeLimitMinutes: row.time_limit_minutes,
    retakeWaitHours: row.retake_wait_hours,
    canStart: !open && !whyNotStart(state, now),
    retakeAt: retake && newYorkTime(retake),
    attempt: open ? await attemptOf(db, open, language, now) : null,
    results: await selectScores(db, row.assignmentId),
  }
}

/** A caregiver's attempt in progress. @throws PortalError not_found */
export async function selectAttempt(db: Database, id: string, language: Language, now: Date): Promise<ExamAttempt> {
  const attempt = await db.selectFrom('training_attempts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!attempt) throw new PortalError('not_found')
  return attemptOf(db, attempt, language, now)
}

async function attemptOf(db: Database, attempt: Attempt, language: Language, now: Date): Promise<ExamAttempt> {
  const questions = await selectAnswers(db, attempt.id)
  return {
    attemptId: attempt.id,
    number: attempt.number,
    startedAt: newYorkTime(attempt.started_at),
    secondsLeft: secondsLeft(attempt, now),
    questions: questions.map(({ question_id, question: { kind, text, options }, chosen }) => ({
      id: question_id,
      kind,
      text: inLanguage(text, language),
      options: options.map((option) => ({ id: option.id, text: inLanguage(option.text, language) })),
      answer: chosen,
    })),
  }
}

/**
 * The result of a caregiver's attempt, with the right answers and explanations.
 * @throws PortalError not_found; TrainingError exam_not_submitted
 */
export async function selectResult(
  db: Database,
  accountId: string,
  id: string,
  language: Language,
  now: Date,
): Promise<ExamResult> {
  await closeDue(db, now, accountId)
  const attempt = await db
    .selectFrom('training_attempts')
    .innerJoin('training_assignments', 'training_assignments.id', 'assignment_id')
    .selectAll('training_attempts')
    .where('training_attempts.id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!attempt) throw new PortalError('not_found')
  if (!attempt.submitted_at) throw new TrainingError('exam_not_submitted')
  const answers = await selectAnswers(db, id)
  const questions = answers.map(({ question_id, question: { kind, text, explanation, options }, chosen }) => ({
    id: question_id,
    kind,
    text: inLanguage(text, language),
    options: options.map((option) => ({
      id: option.id,
      text: inLanguage(option.text, language),
      chosen: chosen.includes(option.id),
      correct: option.correct,
    })),
    outcome: outcomeOf({ options, chosen }),
    explanation: inLanguage(explanation, language),
  }))
  return { ...scoreOf(attempt), questions }
}

async function selectScores(db: Database, assignmentId: string): Promise<ExamScore[]> {
  const attempts = await db
    .selectFrom('training_attempts')
    .selectAll()
    .where('assignment_id', '=', assignmentId)
    .where('submitted_at', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
  return attempts.map(scoreOf)
}

function selectAnswers(db: Database, attemptId: string) {
  return db.selectFrom('training_answers').selectAll().where('attempt_id', '=', attemptId).orderBy('position').execute()
}

function scoreOf(attempt: Attempt): ExamScore {
  return {
    attemptId: attempt.id,
    number: attempt.number,
    submittedAt: newYorkTime(attempt.submitted_at ?? attempt.started_at),
    byTimeLimit: attempt.by_time_limit,
    score: attempt.score ?? 0,
    totalScore,
    passMark: attempt.pass_mark,
    right: attempt.correct ?? 0,
    wrong: attempt.wrong ?? 0,
    unanswered: attempt.unanswered ?? 0,
    passed: attempt.passed ?? false,
  }
}
