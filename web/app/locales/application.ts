import { domainTexts } from '../core/texts'

/** The words of the online application. */
export const [applicationTexts, useApplicationTexts] = await domainTexts<typeof import('./en/application')>(
  import.meta.glob('./*/application.ts'),
)
