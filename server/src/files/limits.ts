import { day, limitsOf, tooManyRequests } from '../http/limits.ts'

export const limits = limitsOf({
  /** Refused pictures count, since decoding them costs the same. An owner is an account or a registration. */
  uploadByOwner: { by: ['owner'], max: 120, per: day, refuse: tooManyRequests },
})
