import { domainTexts } from '../core/texts'

/** The words of the warning before a session ends. */
export const [, useIdleTexts] = await domainTexts<typeof import('./en/idle')>(import.meta.glob('./*/idle.ts'))
