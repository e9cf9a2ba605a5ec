import { domainTexts } from '../core/texts'

/** The words of the page on which people ask to be called. */
export const [callbackTexts, useCallbackTexts] = await domainTexts<typeof import('./en/callback')>(
  import.meta.glob('./*/callback.ts'),
)
