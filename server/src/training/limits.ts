import { day, hour, limitsOf, minute, tooManyRequests } from '../http/limits.ts'

export const limits = limitsOf({
  /** A player posts every 5 s, and catches up in a few posts after the network was down. */
  progressByAccount: { by: ['account'], max: 120, per: minute, refuse: tooManyRequests },
  /** Every new viewing adds a row; renewed links are not counted. */
  viewingByAccount: { by: ['account'], max: 300, per: day, refuse: tooManyRequests },
  /** Every attempt copies its questions, and its result reveals part of the bank. */
  attemptByAccount: { by: ['account'], max: 100, per: day, refuse: tooManyRequests },
  /** Printing takes half a second of CPU, and all callers share one queue. */
  certificateByAccount: { by: ['account'], max: 60, per: hour, refuse: tooManyRequests },
})
