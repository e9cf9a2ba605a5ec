import { AccountError } from '../accounts/errors.ts'
import { day, hour, limitsOf, minute, tooManyRequests } from '../http/guards/limits.ts'

const tooManyAttempts = () => new AccountError('too_many_attempts')

export const limits = limitsOf({
  auditCheckByAccount: {
    protects: 'the machine: a check walks the whole log',
    costs: 'the administrator, for an hour',
    by: ['account'],
    max: 20,
    per: hour,
    refuse: tooManyRequests,
  },
  authenticatorByAccountDaily: {
    protects: 'the account against a change of factors by guessing',
    costs: 'the member of staff, for a day',
    by: ['account'],
    max: 20,
    per: day,
    refuse: tooManyAttempts,
  },
  authenticatorCodeByAccount: {
    protects: 'the account against guessing of codes',
    costs: 'the member of staff, for 15 minutes',
    by: ['account'],
    max: 10,
    per: 15 * minute,
    refuse: tooManyAttempts,
  },
  linkByAdminDaily: {
    protects: 'mailboxes against a stolen administrator’s session',
    costs: 'the administrator, for a day',
    by: ['account'],
    max: 100,
    per: day,
    refuse: tooManyRequests,
  },
  linkByNetwork: {
    protects: 'links against guessing',
    costs: 'people behind the same address, for 15 minutes',
    by: ['network'],
    max: 60,
    per: 15 * minute,
    refuse: tooManyRequests,
  },
  passkeyByNetwork: {
    protects: 'the machine: each check costs a signature',
    costs: 'people behind the same address, for 15 minutes',
    by: ['network'],
    max: 100,
    per: 15 * minute,
    refuse: tooManyRequests,
  },
  passkeyByAccountDaily: {
    protects: 'the account against a change of factors by guessing',
    costs: 'the member of staff, for a day',
    by: ['account'],
    max: 20,
    per: day,
    refuse: tooManyAttempts,
  },
  recoveryCodesByAccountDaily: {
    protects: 'the account against a change of factors by guessing',
    costs: 'the member of staff, for a day',
    by: ['account'],
    max: 20,
    per: day,
    refuse: tooManyAttempts,
  },
})
