import { domainTexts } from '../core/texts'

/** Texts about the end of a session: by itself, and by a logout with unsent input. */
export const [idleTexts, useIdleTexts] = await domainTexts<typeof import('./en/idle')>(import.meta.glob('./*/idle.ts'))
