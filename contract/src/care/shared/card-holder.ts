import '../field-texts.ts'
import * as z from 'zod/mini'
import { whiteCardStatuses } from '../../accounts/own.ts'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { line } from '../../text.ts'
import { BirthDate } from './birth-date.ts'

/** A name as printed on a white card: Latin capital letters. */
export const CardName = line(50, 'name').check(
  z.toUpperCase(),
  z.regex(/^\p{Script=Latin}[\p{Script=Latin}\p{M} '.,-]*$/u, fieldMessage('cardName')),
)

/** The holder of a white card, as printed on it. */
export const CardHolder = z.object({ lastName: CardName, firstName: CardName, birthDate: BirthDate })

/** A card holder as the patient typed it. */
export const GivenHolder = z.object({
  lastName: z.string(),
  firstName: z.string(),
  birthDate: z.string().check(z.describe('YYYY-MM-DD')),
})
export type GivenHolder = z.infer<typeof GivenHolder>

const OwnHolder = z.object({
  holder: z.nullable(GivenHolder).check(z.describe('null until it was given')),
  isAsked: z.boolean().check(z.describe('a submitted card waits for it')),
  mayChange: z.boolean().check(z.describe('until the check is decided')),
  status: z.enum(whiteCardStatuses).check(z.describe('of the card')),
  submittedAt: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm; empty before')),
  number: z.string().check(z.describe('that was submitted, while another one is asked for; else empty')),
})

export const getCardHolder = endpoint({
  method: 'GET',
  path: '/api/user/white-card/holder',
  access: ['patient'],
  doc: "Name and date of birth on the caller's white card, whether they are asked for, and what has become of the card. A number that it gives is noted as read.",
  input: z.object({}),
  output: OwnHolder,
})

export const setCardHolder = endpoint({
  method: 'POST',
  path: '/api/user/white-card/holder',
  access: ['patient'],
  doc: "Sets name and date of birth as printed on the caller's white card; the state's answer is compared with them.",
  input: CardHolder,
  output: OwnHolder,
})
