import { day, limitsOf, tooManyRequests } from '../http/limits.ts'

export const limits = limitsOf({
  /** Decoding costs the same when the picture is refused; an owner is an account or somebody who is registering. */
  uploadByOwner: { by: ['owner'], most: 120, per: day, refuse: tooManyRequests },
})
