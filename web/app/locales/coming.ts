import { domainTexts } from '../core/texts'

/** The words of pages to come; they go as the pages are written. */
export const [comingTexts] = await domainTexts<typeof import('./en/coming')>(
  import.meta.glob('./*/coming.ts'),
)
