import { AccountError } from '../accounts/errors.ts'
import { day, hour, limitsOf, minute, tooManyRequests } from '../http/limits.ts'

const tooManyAttempts = () => new AccountError('too_many_attempts')

export const limits = limitsOf({
  auditCheckByAccount: { by: ['account'], max: 20, per: hour, refuse: tooManyRequests },
  authenticatorByAccountDaily: { by: ['account'], max: 20, per: day, refuse: tooManyAttempts },
  authenticatorCodeByAccount: { by: ['account'], max: 10, per: 15 * minute, refuse: tooManyAttempts },
  linkByAdminDaily: { by: ['account'], max: 100, per: day, refuse: tooManyRequests },
  linkByNetwork: { by: ['network'], max: 60, per: 15 * minute, refuse: tooManyRequests },
  passkeyByNetwork: { by: ['network'], max: 100, per: 15 * minute, refuse: tooManyRequests },
  passkeyByAccountDaily: { by: ['account'], max: 20, per: day, refuse: tooManyAttempts },
  recoveryCodesByAccountDaily: { by: ['account'], max: 20, per: day, refuse: tooManyAttempts },
})
