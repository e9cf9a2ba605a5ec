import { examPath } from '../shared/addresses'

/** The wizard's steps: each question by its number, then the overview. */
export const overview = 'overview'

/** A step of an exam under way. */
export function stepPath(trainingContentId: number, step: string): string {
  return `${examPath(trainingContentId)}?step=${step}`
}

/** The result of an attempt. */
export function resultPath(trainingContentId: number, attemptId: string): string {
  return `${examPath(trainingContentId)}?result=${attemptId}`
}
