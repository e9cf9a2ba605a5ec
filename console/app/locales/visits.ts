import { domainTexts } from '../core/texts'

export const [, useVisitsTexts] = await domainTexts<typeof import('./en/visits')>(import.meta.glob('./*/visits.ts'))
