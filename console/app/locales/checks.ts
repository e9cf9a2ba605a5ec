import { domainTexts } from '../core/texts'

export const [, useChecksTexts] = await domainTexts<typeof import('./en/checks')>(import.meta.glob('./*/checks.ts'))
