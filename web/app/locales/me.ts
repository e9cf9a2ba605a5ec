import { domainTexts } from '../core/texts'

/** The words of the personal center around its tabs. */
export const [meTexts, useMeTexts] = await domainTexts<typeof import('./en/me')>(import.meta.glob('./*/me.ts'))
