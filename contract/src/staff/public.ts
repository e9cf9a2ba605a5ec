import * as z from 'zod/mini'
import { staffRoles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../field-message.ts'
import { Password } from '../person.ts'
import { line } from '../text.ts'

export const staffLogin = endpoint({
  method: 'POST',
  path: '/staff/auth/login',
  access: ['visitor'],
  doc: 'Starts a session for staff: e-mail, password, and the six digits of their authenticator.',
  input: z.object({
    username: line(254),
    password: Password,
    totp: z.string(fieldMessage('required')).check(z.trim(), z.regex(/^\d{6}$/, fieldMessage('codeFormat'))),
  }),
  output: z.object({
    token: z.string(),
    staff: z.object({ firstName: z.string(), roles: z.array(z.enum(staffRoles)) }),
  }),
})
