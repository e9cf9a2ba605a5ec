import { domainTexts } from '../core/texts'

export const [, useRetentionTexts] = await domainTexts<typeof import('./en/retention')>(
  import.meta.glob('./*/retention.ts'),
)
