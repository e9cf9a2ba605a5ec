import { domainTexts } from '../core/texts'

export const [, useAccountTexts] = await domainTexts<typeof import('./en/account')>(import.meta.glob('./*/account.ts'))
