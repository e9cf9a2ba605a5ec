import { limitsOf, minute, tooManyRequests } from '../http/guards/limits.ts'

export const limits = limitsOf({
  refusalsByAccount: {
    protects: 'the audit log and its readers: an account writes an entry for each record that it is refused',
    costs: 'nobody else; the account itself only where it would be refused anyway, for 15 minutes',
    by: ['account'],
    max: 30,
    warnAt: 30,
    per: 15 * minute,
    refuse: tooManyRequests,
  },
})
