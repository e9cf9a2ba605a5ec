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
  passwordByNetwork: { by: ['network'], max: 100, per: 15 * minute, refuse: tooManyRequests },
  passwordByNameAndNetwork: { by: ['name', 'network'], max: 10, per: 15 * minute, refuse: tooManyAttempts },
  passwordByNameAndNetworkDaily: { by: ['name', 'network'], max: 20, per: day, refuse: tooManyAttempts },
  /** All unknown devices together. Known devices, and sessions confirming the password, are counted separately. */
  passwordByName: { by: ['name'], max: 100, per: day, refuse: tooManyAttempts },
  passwordByDevice: { by: ['device'], max: 10, per: 15 * minute, refuse: tooManyAttempts },
  passwordByDeviceDaily: { by: ['device'], max: 20, per: day, refuse: tooManyAttempts },
  /** Attempts at the second factor after a correct password, from all unknown devices together. */
  secondFactorByName: { by: ['name'], max: 20, per: day, refuse: wrongCredentials },
  codeByNetwork: { by: ['network'], max: 30, per: hour, refuse: tooManyRequests },
  codeByPhone: { by: ['phone'], max: 1, per: minute, refuse: codeTooSoon },
  codeByPhoneAndNetwork: { by: ['phone', 'network'], max: 5, per: day, refuse: codeTooSoon },
  codeByPhoneDaily: { by: ['phone'], max: 15, per: day, refuse: codeTooSoon },
  codeTryByPhoneAndNetwork: { by: ['phone', 'network'], max: 5, per: 5 * minute, refuse: invalidInput },
  codeByDevice: { by: ['device'], max: 1, per: minute, refuse: codeTooSoon },
  codeByDeviceDaily: { by: ['device'], max: 5, per: day, refuse: codeTooSoon },
  /** Every code is a text message that the agency pays for, so all networks of strangers share one budget. */
  codeTotal: { by: [], max: 300, per: hour, refuse: tooManyRequests },
  codeCheckByNetwork: { by: ['network'], max: 60, per: hour, refuse: tooManyRequests },
  emailCodeByAccount: { by: ['account'], max: 1, per: minute, refuse: codeTooSoon },
  emailCodeByAccountDaily: { by: ['account'], max: 5, per: day, refuse: codeTooSoon },
  registerByNetwork: { by: ['network'], max: 60, per: hour, refuse: tooManyRequests },
})
