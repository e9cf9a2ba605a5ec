import { day, limitsOf, tooManyRequests } from '../http/guards/limits.ts'

export const limits = limitsOf({
  pushByAccountDaily: {
    protects: 'the database against made-up devices',
    costs: 'the account, for a day',
    by: ['account'],
    max: 30,
    per: day,
    refuse: tooManyRequests,
  },
})
