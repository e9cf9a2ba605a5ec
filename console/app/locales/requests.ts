import { domainTexts } from '../core/texts'

export const [, useRequestsTexts] = await domainTexts<typeof import('./en/requests')>(
  import.meta.glob('./*/requests.ts'),
)
