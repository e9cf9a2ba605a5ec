import { domainTexts } from '../core/texts'

/** The words in place of an own page, after a logout. */
export const [, useLoggedOutTexts] = await domainTexts<typeof import('./en/logged-out')>(
  import.meta.glob('./*/logged-out.ts'),
)
