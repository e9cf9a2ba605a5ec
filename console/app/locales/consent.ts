import { domainTexts } from '../core/texts'

export const [, useConsentTexts] = await domainTexts<typeof import('./en/consent')>(import.meta.glob('./*/consent.ts'))
