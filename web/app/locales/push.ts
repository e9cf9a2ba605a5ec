import { domainTexts } from '../core/texts'

/** The words about notices on this device. */
export const [, usePushTexts] = await domainTexts<typeof import('./en/push')>(import.meta.glob('./*/push.ts'))
