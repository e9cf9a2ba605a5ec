import { englishComments } from './comments/english.ts'
import { simplifiedComments } from './comments/simplified.ts'
import { traditionalComments } from './comments/traditional.ts'
import type { DemoComment } from './types.ts'

/** Reviews, each only in its author's language, newest first. */
export const comments: DemoComment[] = [...englishComments, ...simplifiedComments, ...traditionalComments].sort(
  (a, b) => a.daysAgo - b.daysAgo,
)
