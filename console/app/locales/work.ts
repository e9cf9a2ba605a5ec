import { domainTexts } from '../core/texts'

export const [, useWorkTexts] = await domainTexts<typeof import('./en/work')>(import.meta.glob('./*/work.ts'))
