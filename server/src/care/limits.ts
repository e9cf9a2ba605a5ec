import { day, limitsOf, tooManyRequests } from '../http/limits.ts'

export const limits = limitsOf({
  /** The answer reveals whether another account has a Medicaid ID, so nobody may try many. */
  whiteCardByAccount: { by: ['account'], max: 10, per: day, refuse: tooManyRequests },
})
