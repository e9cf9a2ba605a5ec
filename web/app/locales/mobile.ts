import { domainTexts } from '../core/texts'

/** The words of the phone site's bars. */
export const [, useMobileTexts] = await domainTexts<typeof import('./en/mobile')>(import.meta.glob('./*/mobile.ts'))
