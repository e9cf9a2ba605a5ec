import { domainTexts } from '../core/texts'

/** The words of the pages about the agency. */
export const [aboutTexts, useAboutTexts] = await domainTexts<typeof import('./en/about')>(
  import.meta.glob('./*/about.ts'),
)
