import { domainTexts } from '../core/texts'

/** The words of the news pages. */
export const [newsTexts, useNewsTexts] = await domainTexts<typeof import('./en/news')>(import.meta.glob('./*/news.ts'))
