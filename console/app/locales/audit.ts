import { domainTexts } from '../core/texts'

export const [, useAuditTexts] = await domainTexts<typeof import('./en/audit')>(import.meta.glob('./*/audit.ts'))
