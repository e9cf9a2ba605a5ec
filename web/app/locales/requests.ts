import { domainTexts } from '../core/texts'

/** The words of a patient’s own applications. */
export const [, useRequestTexts] = await domainTexts<typeof import('./en/requests')>(
  import.meta.glob('./*/requests.ts'),
)
