import { domainTexts } from '../core/texts'

export const [, useBatchTexts] = await domainTexts<typeof import('./en/check-batches')>(
  import.meta.glob('./*/check-batches.ts'),
)
