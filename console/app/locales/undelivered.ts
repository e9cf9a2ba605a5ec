import { domainTexts } from '../core/texts'

export const [, useUndeliveredTexts] = await domainTexts<typeof import('./en/undelivered')>(
  import.meta.glob('./*/undelivered.ts'),
)
