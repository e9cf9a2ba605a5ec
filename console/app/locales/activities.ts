import { domainTexts } from '../core/texts'

export const [activitiesTexts, useActivitiesTexts] = await domainTexts<typeof import('./en/activities')>(
  import.meta.glob('./*/activities.ts'),
)
