import type { ServerDraft } from '../../ui/wizard/server-draft'

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

/** Whether a question has an answer. */
export function isAnswered(answers: Answers, questionId: number): boolean {
  return (answers[questionId]?.length ?? 0) > 0
}

/** The answers that differ from those saved. */
export function waitingIn(answers: Answers, saved: Answers) {
  return Object.entries(answers).filter(([id, chosen]) => String(chosen) !== String(saved[id] ?? []))
}
