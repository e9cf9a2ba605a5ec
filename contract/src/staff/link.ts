import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Confirmation, confirmed, NewPassword } from '../person/person.ts'
import { word } from '../text.ts'

/** Calls of somebody who holds a link from an administrator's e-mail. The token travels in bodies only. */

const Token = word(100)

export const readLink = endpoint({
  method: 'POST',
  path: '/staff/auth/link',
  access: ['visitor'],
  doc: 'Tells whose link it is. Each works once and for a limited time.',
  input: z.object({ token: Token }),
  output: z.object({ email: z.string(), firstName: z.string() }),
})

export const useLink = endpoint({
  method: 'POST',
  path: '/staff/auth/link/password',
  access: ['visitor'],
  doc: 'Sets the password with a link, which is spent. The login that follows asks for the second factor, or sets it up.',
  input: z
    .object({ token: Token, password: NewPassword, confirmation: Confirmation })
    .check(confirmed<{ password: string; confirmation: string }>()),
  output: z.object({ email: z.string() }),
})
