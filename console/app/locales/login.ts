import { domainTexts } from '../core/texts'

export const [, useLoginTexts] = await domainTexts<typeof import('./en/login')>(import.meta.glob('./*/login.ts'))
