import { domainTexts } from '../core/texts'

/** The words of reviews. */
export const [feedbackTexts, useFeedbackTexts] = await domainTexts<typeof import('./en/feedback')>(
  import.meta.glob('./*/feedback.ts'),
)
