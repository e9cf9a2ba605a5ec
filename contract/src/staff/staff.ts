import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Uuid } from '../ids.ts'

export const unlockAccount = endpoint({
  method: 'POST',
  path: '/staff/account/unlock',
  access: ['staff:admin'],
  doc: 'Forgives every wrong password, second factor and code of an account, so that its owner can try again at once.',
  unversioned: 'forgives counts of wrong passwords and codes; there is nothing to overwrite',
  input: z.object({ id: Uuid }),
  output: z.null(),
})

export const setAccountDisabled = endpoint({
  method: 'POST',
  path: '/staff/account/disable',
  access: ['staff:admin'],
  doc: 'Disables an account, which ends its sessions at once, or enables it again.',
  unversioned: 'names the state to reach, overwrites nothing else, and must not fail in an emergency',
  input: z.object({ id: Uuid, disabled: z.boolean() }),
  output: z.null(),
})
