import { day, limitsOf, tooManyRequests } from '../http/limits.ts'

export const limits = limitsOf({
  /** Whether a Medicaid ID is another's is told: nobody may ask for many. */
  whiteCardByAccount: { by: ['account'], most: 10, per: day, refuse: tooManyRequests },
})
