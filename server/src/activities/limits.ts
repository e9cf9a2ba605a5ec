import { day, limitsOf } from '../http/limits.ts'
import { ActivityError } from './errors.ts'

const tooManyChanges = () => new ActivityError('too_many_changes')

export const limits = limitsOf({
  /** Every sign-up and cancellation invalidates cached public pages and may send someone a text message. */
  placeByAccountDaily: { by: ['account', 'activity'], max: 10, per: day, refuse: tooManyChanges },
})
