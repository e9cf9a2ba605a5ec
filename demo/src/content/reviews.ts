import { englishReviews } from './reviews/english.ts'
import { simplifiedReviews } from './reviews/simplified.ts'
import { traditionalReviews } from './reviews/traditional.ts'
import type { DemoReview } from './types.ts'

/** Reviews, each only in its author's language, newest first. */
export const reviews: DemoReview[] = [...englishReviews, ...simplifiedReviews, ...traditionalReviews].sort(
  (a, b) => a.daysAgo - b.daysAgo,
)
