import { domainTexts } from '../core/texts'

/** The words around a large picture. */
export const [, useViewerTexts] = await domainTexts<typeof import('./en/viewer')>(import.meta.glob('./*/viewer.ts'))
