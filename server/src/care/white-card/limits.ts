import { day, limitsOf, tooManyRequests } from '../../http/guards/limits.ts'

export const limits = limitsOf({
  whiteCardByAccount: {
    protects: 'Medicaid IDs: the answer reveals whether another account has one',
    costs: 'the patient, for a day',
    by: ['account'],
    max: 10,
    per: day,
    refuse: tooManyRequests,
  },
})
