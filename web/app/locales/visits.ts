import { domainTexts } from '../core/texts'

/** The words of choosing and booking a visit. */
export const [visitTexts, useVisitTexts] = await domainTexts<typeof import('./en/visits')>(
  import.meta.glob('./*/visits.ts'),
)
