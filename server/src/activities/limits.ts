import { day, limitsOf } from '../http/guards/limits.ts'
import { ActivityError } from './errors.ts'

const tooManyChanges = () => new ActivityError('too_many_changes')

export const limits = limitsOf({
  placeByAccountDaily: {
    protects: 'cached pages and other people’s phones: every sign-up and cancellation renews pages and may send a text',
    costs: 'the person at this activity, for a day',
    by: ['account', 'activity'],
    max: 10,
    per: day,
    refuse: tooManyChanges,
  },
})
