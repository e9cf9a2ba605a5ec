import { domainTexts } from '../core/texts'

/** The words of a patient’s own applications. */
export const [, useApplicationsTexts] = await domainTexts<typeof import('./en/applications')>(
  import.meta.glob('./*/applications.ts'),
)
