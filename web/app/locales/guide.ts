import { domainTexts } from '../core/texts'

/** The words of the guide to services and costs. */
export const [guideTexts, useGuideTexts] = await domainTexts<typeof import('./en/guide')>(
  import.meta.glob('./*/guide.ts'),
)
