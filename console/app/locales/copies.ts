import { domainTexts } from '../core/texts'

export const [, useCopiesTexts] = await domainTexts<typeof import('./en/copies')>(import.meta.glob('./*/copies.ts'))
