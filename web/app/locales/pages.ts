import { domainTexts } from '../core/texts'

/** The words of lists in pages. */
export const [pagesTexts, usePagesTexts] = await domainTexts<typeof import('./en/pages')>(
  import.meta.glob('./*/pages.ts'),
)
