import { hour } from '@portal/contract/durations'
import type { AssignmentStatus, NextStep, VideoStatus } from '@portal/contract/training/parts'
import type { TrainingCode } from './errors.ts'

/** The facts that determine an assignment's state. */
export interface AssignmentFacts {
  video_completed_at: Date | null
  position_ms: number
  watched: readonly number[]
  /** Whether an attempt is in progress. */
  attemptOpen: boolean
  /** The last submitted attempt. */
  lastAttempt: { submitted_at: Date; passed: boolean } | undefined
  retake_wait_hours: number
  /** Whether the training was signed, which creates the certificate. */
  signed: boolean
}

/** The five statuses of the specification (T01). Any exam that was submitted counts as taken. */
export function statusOf(assignment: AssignmentFacts): AssignmentStatus {
  if (assignment.signed) return 'signed'
  if (assignment.lastAttempt) return 'tested_not_signed'
  const video = videoStatusOf(assignment)
  if (video === 'completed') return 'trained_not_tested'
  return video === 'in_progress' || assignment.attemptOpen ? 'in_progress' : 'to_start'
}

/** The three statuses of the video (T02). */
export function videoStatusOf(
  video: Pick<AssignmentFacts, 'video_completed_at' | 'position_ms' | 'watched'>,
): VideoStatus {
  if (video.video_completed_at) return 'completed'
  return video.watched.length > 0 || video.position_ms > 0 ? 'in_progress' : 'not_started'
}

/** The caregiver's next possible action. */
export function nextOf(assignment: AssignmentFacts, now: Date): NextStep {
  if (assignment.signed) return 'none'
  if (assignment.lastAttempt?.passed) return 'sign'
  if (assignment.attemptOpen) return 'continue_exam'
  if (!assignment.video_completed_at) return 'watch'
  return whyNotStart(assignment, now) ? 'wait' : 'exam'
}

/** When the exam may be taken again; null unless there is a wait. */
export function retakeAt({ lastAttempt, retake_wait_hours, signed }: AssignmentFacts, now: Date): Date | null {
  if (signed || !lastAttempt || lastAttempt.passed) return null
  const at = new Date(lastAttempt.submitted_at.getTime() + retake_wait_hours * hour)
  return at > now ? at : null
}

/** The reason why the caregiver cannot start an attempt now; undefined if they can. */
export function whyNotStart(assignment: AssignmentFacts, now: Date): TrainingCode | undefined {
  return firstOf([
    ['video_first', !assignment.video_completed_at],
    ['exam_passed', assignment.signed || assignment.lastAttempt?.passed === true],
    ['exam_wait', retakeAt(assignment, now) !== null],
  ])
}

/** The facts about an attempt that determine the allowed actions. */
interface AttemptFacts {
  submitted_at: Date | null
  closes_at: Date | null
  by_time_limit: boolean
}

/** The reason why answers of an attempt cannot be changed. */
export function whyNotAnswer(attempt: AttemptFacts, now: Date): TrainingCode | undefined {
  return firstOf([
    ['exam_time_over', attempt.by_time_limit || isLate(attempt, now)],
    ['exam_submitted', attempt.submitted_at !== null],
  ])
}

/** Whether the time of an attempt in progress is over. */
export function isLate({ submitted_at, closes_at }: AttemptFacts, now: Date): boolean {
  return !submitted_at && closes_at !== null && closes_at <= now
}

function firstOf(rules: [refusal: TrainingCode, applies: boolean][]): TrainingCode | undefined {
  return rules.find(([, applies]) => applies)?.[0]
}
