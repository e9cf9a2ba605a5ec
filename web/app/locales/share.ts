import { domainTexts } from '../core/texts'

/** The words for sharing a page. */
export const [, useShareTexts] = await domainTexts<typeof import('./en/share')>(import.meta.glob('./*/share.ts'))
