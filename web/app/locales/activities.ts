import { domainTexts } from '../core/texts'

/** The words of the activity pages. */
export const [activityTexts, useActivityTexts] = await domainTexts<typeof import('./en/activities')>(
  import.meta.glob('./*/activities.ts'),
)
