import { domainTexts } from '../core/texts'

/** The words of the service pages. */
export const [serviceTexts, useServiceTexts] = await domainTexts<typeof import('./en/services')>(
  import.meta.glob('./*/services.ts'),
)
