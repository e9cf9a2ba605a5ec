import { domainTexts } from '../core/texts'

export const [contentTexts, useContentTexts] = await domainTexts<typeof import('./en/content')>(
  import.meta.glob('./*/content.ts'),
)
