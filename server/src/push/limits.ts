import { day, limitsOf, tooManyRequests } from '../http/limits.ts'

export const limits = limitsOf({
  pushByAccountDaily: { by: ['account'], max: 30, per: day, refuse: tooManyRequests },
})
