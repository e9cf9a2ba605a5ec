import { AccountError } from '../accounts/errors.ts'
import { day, limitsOf, minute } from '../http/limits.ts'

const tooManyAttempts = () => new AccountError('too_many_attempts')

export const limits = limitsOf({
  authenticatorByAccountDaily: { by: ['account'], max: 20, per: day, refuse: tooManyAttempts },
  authenticatorCodeByAccount: { by: ['account'], max: 10, per: 15 * minute, refuse: tooManyAttempts },
  recoveryCodesByAccountDaily: { by: ['account'], max: 20, per: day, refuse: tooManyAttempts },
})
