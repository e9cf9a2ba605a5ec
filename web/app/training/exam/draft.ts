import type { ApiError } from '@portal/client/api-error'
import { type ExamAttempt, getExam, saveAnswer } from '@portal/contract/training/exam'
import { httpApi } from '../../lib/api'
import { type StoredDraft, serverDrafts } from '../../ui/wizard/server-draft'
import { type Answers, type ExamContent, type ExamDraft, waitingIn } from './answers'
import { keepOnDevice, withKept } from './kept-answers'

const open = serverDrafts<ExamContent>({
  empty: { answers: {}, saved: {}, endsAt: null },
  fetch: async (trainingContentId) => {
    const { attempt } = await httpApi(getExam, { trainingContentId }, { quiet: true })
    return attempt && storedOf(attempt)
  },
  save: async (_, { answers, saved }, attemptId) => {
    let endsAt: number | null = null
    for (const [id, optionIds] of waitingIn(answers, saved)) {
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
  if (draft.read().key === attempt.attemptId) return restored(draft)
  // Unsaved answers of an earlier attempt, which was submitted without them.
  draft.end()
  return restored(open(owner, trainingContentId, stored))
}

/** Adds the answers that wait on this device since before the page was loaded. A draft with unsaved answers has them already. */
function restored(draft: ExamDraft): ExamDraft {
  const { unsaved, key, content } = draft.read()
  if (unsaved) return draft
  keepOnDevice(draft)
  const answers = withKept(draft.owner, draft.id, key, content.saved)
  if (waitingIn(answers, content.saved).length > 0) draft.change({ answers })
  return draft
}

/** Whether a refusal says that the attempt was submitted, here or on another device, or that its time is over. */
export function isOver({ code }: ApiError): boolean {
  return code === 'exam_submitted' || code === 'exam_time_over'
}

function storedOf(attempt: ExamAttempt): StoredDraft<ExamContent> {
  const answers = Object.fromEntries(attempt.questions.map(({ id, answer }) => [id, answer]))
  const content = { answers, saved: answers, endsAt: endOf(attempt) }
  return { content, key: attempt.attemptId, savedAt: versionOf(answers) }
}

/** Stands for the time of the last save, which the server does not tell: the answers themselves. */
function versionOf(answers: Answers): string {
  return JSON.stringify(answers)
}

function endOf({ secondsLeft }: { secondsLeft: number | null }): number | null {
  return secondsLeft === null ? null : Date.now() + secondsLeft * 1000
}
