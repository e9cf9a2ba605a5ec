import { domainTexts } from '../core/texts'

/** The words of an exam and its result. */
export const [examTexts, useExamTexts] = await domainTexts<typeof import('./en/exam')>(import.meta.glob('./*/exam.ts'))
