import { domainTexts } from '../core/texts'

/** The words of a caregiver's training. */
export const [, useTrainingTexts] = await domainTexts<typeof import('./en/training')>(
  import.meta.glob('./*/training.ts'),
)
