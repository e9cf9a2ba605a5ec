import { domainTexts } from '../core/texts'

export const [, useReviewsTexts] = await domainTexts<typeof import('./en/reviews')>(import.meta.glob('./*/reviews.ts'))
