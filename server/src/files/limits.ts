import { day, limitsOf, tooManyRequests } from '../http/guards/limits.ts'

export const limits = limitsOf({
  uploadByOwner: {
    protects: 'the machine and the disk; refused pictures count, since decoding them costs the same',
    costs: 'the account, or the registration, for a day',
    by: ['owner'],
    max: 120,
    per: day,
    refuse: tooManyRequests,
  },
})
