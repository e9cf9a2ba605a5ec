import { domainTexts } from '../core/texts'

/** The words of what follows an application or a booking. */
export const [resultTexts, useResultTexts] = await domainTexts<typeof import('./en/care-result')>(
  import.meta.glob('./*/care-result.ts'),
)
