import { domainTexts } from '../core/texts'

export const [, useReleaseTexts] = await domainTexts<typeof import('./en/releases')>(
  import.meta.glob('./*/releases.ts'),
)
