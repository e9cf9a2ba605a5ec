import { day, limitsOf, tooManyRequests } from '../http/guards/limits.ts'

export const limits = limitsOf({
  filmPartByOwner: {
    protects: 'the disk: some 15 GB of films a day',
    costs: 'the member of staff, for a day',
    by: ['owner'],
    max: 10_000,
    per: day,
    refuse: tooManyRequests,
  },
})
