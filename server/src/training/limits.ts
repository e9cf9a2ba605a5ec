import { day, hour, limitsOf, minute, tooManyRequests } from '../http/guards/limits.ts'

export const limits = limitsOf({
  progressByAccount: {
    protects: 'the database against a player gone wild; a player posts every 5 s and catches up in a few posts',
    costs: 'the caregiver, for a minute',
    by: ['account'],
    max: 120,
    per: minute,
    refuse: tooManyRequests,
  },
  viewingByAccount: {
    protects: 'the database: every new viewing adds a row; renewed links are not counted',
    costs: 'the caregiver, for a day',
    by: ['account'],
    max: 300,
    per: day,
    refuse: tooManyRequests,
  },
  attemptByAccount: {
    protects: 'the questions: every attempt copies its questions, and its result reveals part of the bank',
    costs: 'the caregiver, for a day',
    by: ['account'],
    max: 100,
    per: day,
    refuse: tooManyRequests,
  },
  certificateByAccount: {
    protects: 'the machine: printing takes half a second of CPU, and all callers share one queue',
    costs: 'the caregiver, for an hour',
    by: ['account'],
    max: 60,
    per: hour,
    refuse: tooManyRequests,
  },
})
