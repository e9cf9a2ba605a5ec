import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { languages } from '../language.ts'
import { Confirmation, confirmed, Email, NewPassword, PersonName } from '../person/person.ts'
import { word } from '../text.ts'

/** Calls of whoever opens the link of a new portal, from its log or from `homecare setup`. The token travels in bodies only. */

/** Hours for which such a link works. */
export const firstLinkHours = 1

const Token = word(100)

export const readFirstLink = endpoint({
  method: 'POST',
  path: '/staff/auth/first',
  access: ['visitor'],
  doc: 'Tells whether the link works: for an hour, once, and only as long as the portal has no administrator.',
  input: z.object({ token: Token }),
  output: z.null(),
})

export const addFirstAdmin = endpoint({
  method: 'POST',
  path: '/staff/auth/first/account',
  access: ['visitor'],
  doc: 'Makes the account of the first administrator with the link of a new portal, which is spent. The login that follows sets up the second factor.',
  input: z
    .object({
      token: Token,
      email: Email,
      firstName: PersonName,
      lastName: PersonName,
      language: z.enum(languages, fieldMessage('choose')),
      password: NewPassword,
      confirmation: Confirmation,
    })
    .check(confirmed<{ password: string; confirmation: string }>()),
  output: z.object({ email: z.string() }),
})
