import { domainTexts } from '../core/texts'

export const [, useRichTextTexts] = await domainTexts<typeof import('./en/rich-text')>(
  import.meta.glob('./*/rich-text.ts'),
)
