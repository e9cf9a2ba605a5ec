import type { ApiError } from '@portal/client/api-error'
import { type ExamAttempt, getExam, saveAnswer } from '@portal/contract/training/exam'
import { httpApi } from '../../core/api'
import { type ServerDraft, type StoredDraft, serverDrafts } from '../../ui/wizard/server-draft'

/** The ids of the chosen options, by question id. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** The answers of an attempt under way. The draft's key is the attempt's id. */
export interface ExamContent {
  answers: Answers
  /** What the server has of them. */
  saved: Answers
  /** When the time is over, in milliseconds; null without a time limit. */
  endsAt: number | null
}

export type ExamDraft = ServerDraft<ExamContent>

const open = serverDrafts<ExamContent>({
  empty: { answers: {}, saved: {}, endsAt: null },
  fetch: async (trainingContentId) => {
    const { attempt } = await httpApi(getExam, { trainingContentId }, { quiet: true })
    return attempt && storedOf(attempt)
  },
  save: async (_, { answers, saved }, attemptId) => {
    let endsAt: number | null = null
    for (const [id, optionIds] of changedIn(answers, saved)) {
      const answer = { attemptId, questionId: Number(id), optionIds: [...optionIds] }
      endsAt = endOf(await httpApi(saveAnswer, answer, { quiet: true }))
    }
    return { savedAt: versionOf(answers), correct: () => ({ saved: answers, ...(endsAt && { endsAt }) }) }
  },
  mayBeSent: isOver,
})

/** Opens the answers of an attempt: the server's, plus those that could not be saved before. */
export function openAnswers(owner: string, trainingContentId: number, attempt: ExamAttempt): ExamDraft {
  const stored = storedOf(attempt)
  const draft = open(owner, trainingContentId, stored)
  if (draft.read().key === attempt.attemptId) return draft
  // Unsaved answers of an earlier attempt, which was submitted without them.
  draft.end()
  return open(owner, trainingContentId, stored)
}

/** Whether a refusal says that the attempt was submitted, here or on another device, or that its time is over. */
export function isOver({ code }: ApiError): boolean {
  return code === 'exam_submitted' || code === 'exam_time_over'
}

/** Whether a question has an answer. */
export function isAnswered(answers: Answers, questionId: number): boolean {
  return (answers[questionId]?.length ?? 0) > 0
}

function storedOf(attempt: ExamAttempt): StoredDraft<ExamContent> {
  const answers = Object.fromEntries(attempt.questions.map(({ id, answer }) => [id, answer]))
  const content = { answers, saved: answers, endsAt: endOf(attempt) }
  return { content, key: attempt.attemptId, savedAt: versionOf(answers) }
}

function changedIn(answers: Answers, saved: Answers) {
  return Object.entries(answers).filter(([id, chosen]) => String(chosen) !== String(saved[id] ?? []))
}

/** Stands for the time of the last save, which the server does not tell: the answers themselves. */
function versionOf(answers: Answers): string {
  return JSON.stringify(answers)
}

function endOf({ secondsLeft }: { secondsLeft: number | null }): number | null {
  return secondsLeft === null ? null : Date.now() + secondsLeft * 1000
}
