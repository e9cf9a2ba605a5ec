import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Minutes without a key or a touch after which the console locks its screen. */
export const lockMinutes = 15

export const lockScreen = endpoint({
  method: 'POST',
  path: '/staff/auth/lock',
  access: ['staff'],
  doc: "Ends the caller's session but not the memory of the second factor on this device: the password is enough to go on.",
  unversioned: 'ends a session',
  input: z.object({}),
  output: z.null(),
})
