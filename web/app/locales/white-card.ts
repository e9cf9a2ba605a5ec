import { domainTexts } from '../core/texts'

/** The words of the white card. */
export const [whiteCardTexts, useWhiteCardTexts] = await domainTexts<typeof import('./en/white-card')>(
  import.meta.glob('./*/white-card.ts'),
)
