import { day, limitsOf } from '../http/limits.ts'
import { ActivityError } from './errors.ts'

const tooManyChanges = () => new ActivityError('too_many_changes')

export const limits = limitsOf({
  /** Each sign-up and each cancellation renews the public pages, and may send somebody a text message. */
  placeByAccountDaily: { by: ['account', 'activity'], most: 10, per: day, refuse: tooManyChanges },
})
