/** The tab of the personal center with the caregiver's training. */
export const trainingListPath = '/user/index?tab=training'

/** The page with a module's film (R20). */
export function filmPath(trainingContentId: number): string {
  return `/user/training/${trainingContentId}`
}

/** The page where a module's exam is taken and signed (R21). */
export function examPath(trainingContentId: number): string {
  return `/user/exam/${trainingContentId}`
}

/** The signature, once the exam was passed. */
export function signPath(trainingContentId: number): string {
  return `${examPath(trainingContentId)}?step=sign`
}

/** The public page that verifies a certificate. */
export function certificatePath(number: string): string {
  return `/about/certificate/${number}`
}
