import { PortalError } from '../http/errors.ts'
import { day, hour, limitsOf, minute, tooManyRequests } from '../http/limits.ts'
import { AccountError } from './errors.ts'

const tooManyAttempts = () => new AccountError('too_many_attempts')
const wrongCredentials = () => new AccountError('wrong_credentials')
const codeTooSoon = () => new AccountError('code_too_soon')
const invalidInput = () => new PortalError('invalid_input')

/** How often a password, a code, a proof or a registration may be tried. */
export const limits = limitsOf({
  /** Every attempt costs a hash, whether the password is right or not; a login resets the count (docs/decisions/0028). */
  passwordByNetwork: { by: ['network'], most: 100, per: 15 * minute, refuse: tooManyRequests },
  passwordByNameAndNetwork: { by: ['name', 'network'], most: 10, per: 15 * minute, refuse: tooManyAttempts },
  passwordByNameAndNetworkDaily: { by: ['name', 'network'], most: 20, per: day, refuse: tooManyAttempts },
  /** All unknown devices together. Known devices, and sessions confirming the password, are counted separately. */
  passwordByName: { by: ['name'], most: 100, per: day, refuse: tooManyAttempts },
  passwordByDevice: { by: ['device'], most: 10, per: 15 * minute, refuse: tooManyAttempts },
  passwordByDeviceDaily: { by: ['device'], most: 20, per: day, refuse: tooManyAttempts },
  /** Attempts at the second factor after a correct password, from all unknown devices together. */
  secondFactorByName: { by: ['name'], most: 20, per: day, refuse: wrongCredentials },
  codeByNetwork: { by: ['network'], most: 30, per: hour, refuse: tooManyRequests },
  codeByPhone: { by: ['phone'], most: 1, per: minute, refuse: codeTooSoon },
  codeByPhoneAndNetwork: { by: ['phone', 'network'], most: 5, per: day, refuse: codeTooSoon },
  codeByPhoneDaily: { by: ['phone'], most: 15, per: day, refuse: codeTooSoon },
  codeTryByPhoneAndNetwork: { by: ['phone', 'network'], most: 5, per: 5 * minute, refuse: invalidInput },
  codeByDevice: { by: ['device'], most: 1, per: minute, refuse: codeTooSoon },
  codeByDeviceDaily: { by: ['device'], most: 5, per: day, refuse: codeTooSoon },
  /** Every code is a text message that the agency pays for, so all networks of strangers share one budget. */
  codeTotal: { by: [], most: 300, per: hour, refuse: tooManyRequests },
  codeCheckByNetwork: { by: ['network'], most: 60, per: hour, refuse: tooManyRequests },
  emailCodeByAccount: { by: ['account'], most: 1, per: minute, refuse: codeTooSoon },
  emailCodeByAccountDaily: { by: ['account'], most: 5, per: day, refuse: codeTooSoon },
  registerByNetwork: { by: ['network'], most: 60, per: hour, refuse: tooManyRequests },
})
