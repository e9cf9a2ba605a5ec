import { domainTexts } from '../core/texts'

export const [, useCallbackTexts] = await domainTexts<typeof import('./en/callback')>(
  import.meta.glob('./*/callback.ts'),
)
