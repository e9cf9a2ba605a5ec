import { domainTexts } from '../core/texts'

/** The words of the online application. */
export const [, useApplicationTexts] = await domainTexts<typeof import('./en/application')>(
  import.meta.glob('./*/application.ts'),
)
