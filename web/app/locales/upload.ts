import { domainTexts } from '../core/texts'

/** The words of choosing, sending, looking at and removing pictures. */
export const [, useUploadTexts] = await domainTexts<typeof import('./en/upload')>(import.meta.glob('./*/upload.ts'))
