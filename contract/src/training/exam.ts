import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { RecordId, Uuid } from '../ids.ts'
import { ShownTime } from '../time.ts'
import { OptionId, questionKinds } from './parts.ts'

const Option = z.object({ id: OptionId, text: z.string() })

/** A question as it is asked: nothing here says what is right. */
export const ExamQuestion = z.object({
  id: z.int(),
  kind: z.enum(questionKinds),
  text: z.string(),
  options: z.array(Option).check(z.describe('in the order of this attempt')),
  answer: z.array(OptionId).check(z.describe('ids of the chosen options; empty when unanswered')),
})
export type ExamQuestion = z.infer<typeof ExamQuestion>

export const ExamAttempt = z.object({
  attemptId: Uuid,
  number: z.int(),
  startedAt: ShownTime,
  secondsLeft: z.nullable(z.int()).check(z.describe('until the time limit; null without one')),
  questions: z.array(ExamQuestion),
})
export type ExamAttempt = z.infer<typeof ExamAttempt>

const score = {
  attemptId: Uuid,
  number: z.int(),
  submittedAt: ShownTime,
  byTimeLimit: z.boolean().check(z.describe('whether the time ran out before it was submitted')),
  score: z.int(),
  totalScore: z.int(),
  passMark: z.int(),
  right: z.int(),
  wrong: z.int(),
  unanswered: z.int(),
  passed: z.boolean(),
}
export const ExamScore = z.object(score)
export type ExamScore = z.infer<typeof ExamScore>

export const ExamResult = z.object({
  ...score,
  questions: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(questionKinds),
      text: z.string(),
      options: z.array(z.object({ ...Option.shape, chosen: z.boolean(), correct: z.boolean() })),
      outcome: z.enum(['right', 'wrong', 'unanswered']),
      explanation: z.string(),
    }),
  ),
})
export type ExamResult = z.infer<typeof ExamResult>

export const getExam = endpoint({
  method: 'GET',
  path: '/api/user/exam/{trainingContentId}',
  access: ['caregiver'],
  doc: "The caller's exam of a module: its rules, the attempt under way, and the scores of earlier ones, the latest first.",
  input: z.object({ trainingContentId: RecordId }),
  output: z.object({
    title: z.string(),
    signer: z
      .object({ firstName: z.string(), lastName: z.string() })
      .check(z.describe('the caller, as a typed signature and the certificate have the name')),
    questions: z.int(),
    passMark: z.int(),
    timeLimitMinutes: z.nullable(z.int()),
    retakeWaitHours: z.int(),
    canStart: z.boolean(),
    retakeAt: z.nullable(ShownTime),
    attempt: z.nullable(ExamAttempt),
    results: z.array(ExamScore),
  }),
})

export const startAttempt = endpoint({
  method: 'POST',
  path: '/api/user/exam/{trainingContentId}/attempt',
  access: ['caregiver'],
  doc: 'Starts an attempt with questions drawn from the bank, or gives the one under way.',
  input: z.object({ trainingContentId: RecordId }),
  output: ExamAttempt,
})

export const saveAnswer = endpoint({
  method: 'PUT',
  path: '/api/user/exam/attempt/{attemptId}/answer',
  access: ['caregiver'],
  doc: 'Keeps the answer to one question of an attempt under way; no option takes the answer back.',
  input: z.object({
    attemptId: Uuid,
    questionId: RecordId,
    optionIds: z.array(OptionId).check(z.maxLength(10)),
  }),
  output: z.object({ answered: z.int(), secondsLeft: z.nullable(z.int()) }),
})

export const submitAttempt = endpoint({
  method: 'POST',
  path: '/api/user/exam/attempt/{attemptId}/submit',
  access: ['caregiver'],
  doc: 'Submits an attempt with the answers that were kept. Doing it again gives the same result.',
  input: z.object({ attemptId: Uuid }),
  output: ExamResult,
})

export const getResult = endpoint({
  method: 'GET',
  path: '/api/user/exam/attempt/{attemptId}/result',
  access: ['caregiver'],
  doc: "The result of one of the caller's submitted attempts, with explanations.",
  input: z.object({ attemptId: Uuid }),
  output: ExamResult,
})
