import { domainTexts } from '../core/texts'

export const [, useApplicationsTexts] = await domainTexts<typeof import('./en/applications')>(
  import.meta.glob('./*/applications.ts'),
)
