import { domainTexts } from '../core/texts'

export const [, useContentTexts] = await domainTexts<typeof import('./en/content')>(import.meta.glob('./*/content.ts'))
