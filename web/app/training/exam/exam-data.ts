import type { CallOptions } from '@portal/client/api'
import type { OutputOf } from '@portal/contract/endpoint'
import { type ExamResult, getExam, getResult } from '@portal/contract/training/exam'
import { getTraining, type TrainingCard } from '@portal/contract/training/own'
import { nullIfMissing } from '../../content/null-if-missing'
import { httpApi } from '../../lib/api'

export type Exam = OutputOf<typeof getExam>

export interface LoadedExam {
  exam: Exam
  card: TrainingCard
}

/** Fetches an exam and what is next; null when the module is not the caller's. @throws ApiError */
export function fetchExam(trainingContentId: number, options: CallOptions): Promise<LoadedExam | null> {
  return nullIfMissing(
    // One after the other: the first call closes an attempt whose time is over.
    httpApi(getExam, { trainingContentId }, options).then(async (exam) => ({
      exam,
      card: await httpApi(getTraining, { trainingContentId }, options),
    })),
  )
}

export interface LoadedResult {
  result: ExamResult
  card: TrainingCard
}

/** Fetches the result of an attempt and what is next; null when it is not the caller's. @throws ApiError */
export function fetchResult(
  trainingContentId: number,
  attemptId: string,
  options: CallOptions,
): Promise<LoadedResult | null> {
  return nullIfMissing(
    httpApi(getResult, { attemptId }, options).then(async (result) => ({
      result,
      card: await httpApi(getTraining, { trainingContentId }, options),
    })),
  )
}
