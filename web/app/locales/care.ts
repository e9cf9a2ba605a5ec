import { domainTexts } from '../core/texts'

/** The words that the pages of care services share. */
export const [careTexts, useCareTexts] = await domainTexts<typeof import('./en/care')>(import.meta.glob('./*/care.ts'))
