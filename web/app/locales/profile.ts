import { domainTexts } from '../core/texts'

/** The words of profile and security. */
export const [, useProfileTexts] = await domainTexts<typeof import('./en/profile')>(import.meta.glob('./*/profile.ts'))
