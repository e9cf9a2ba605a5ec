import { domainTexts } from '../core/texts'

export const [, usePeopleTexts] = await domainTexts<typeof import('./en/people')>(import.meta.glob('./*/people.ts'))
