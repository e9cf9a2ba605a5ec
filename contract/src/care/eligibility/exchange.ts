import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { Version } from '../../ids.ts'
import { ungrouped } from '../../person/person.ts'
import { typed } from '../../text.ts'

/* Who exchanges eligibility files (X12 270 and 271) with whom */

/** Kinds of ids in an envelope (ISA05): mutually agreed, Duns, phone, federal tax number. */
export const partyQualifiers = ['ZZ', '01', '12', '30'] as const
/** Kinds of ids of a payer (NM108): payor identification, federal tax number, national plan id. */
export const payerQualifiers = ['PI', 'FI', 'XV'] as const

const PartyId = typed('plain', 'x12Id').check(z.toUpperCase(), z.regex(/^[A-Z0-9]{2,15}$/, fieldMessage('x12Id')))
const X12Name = typed('plain', 'x12Name').check(
  z.toUpperCase(),
  z.regex(/^[A-Z0-9][A-Z0-9 .,&-]{0,59}$/, fieldMessage('x12Name')),
)

/** A National Provider Identifier: ten digits, the last of which is the Luhn check digit of 80840 and the others. */
const Npi = typed('number', 'npi').check(
  ungrouped,
  z.refine((value) => /^[12]\d{9}$/.test(value) && luhn(`80840${value}`) % 10 === 0, fieldMessage('npi')),
)

function luhn(digits: string): number {
  return [...digits]
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 ? 2 : 1))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}

export const exchangeFields = {
  senderQualifier: z.enum(partyQualifiers, fieldMessage('choose')),
  senderId: PartyId,
  receiverQualifier: z.enum(partyQualifiers, fieldMessage('choose')),
  receiverId: PartyId,
  payerName: X12Name,
  payerQualifier: z.enum(payerQualifiers, fieldMessage('choose')),
  payerId: PartyId,
  agencyName: X12Name,
  npi: Npi,
  isTest: z.boolean(fieldMessage('choose')),
}
export const Exchange = z.object(exchangeFields)
export type Exchange = z.infer<typeof Exchange>

export const ExchangeSettings = z.object({
  version: z.int(),
  exchange: z.nullable(Exchange).check(z.describe('null until an administrator has filled it in')),
})

export const getExchange = endpoint({
  method: 'GET',
  path: '/staff/white-card-exchange',
  access: ['staff:coordinator', 'staff:admin'],
  doc: 'Sender, receiver and provider of the files for the state’s eligibility system.',
  input: z.object({}),
  output: ExchangeSettings,
})

export const setExchange = endpoint({
  method: 'PUT',
  path: '/staff/white-card-exchange',
  access: ['staff:admin'],
  doc: 'Sets sender, receiver and provider. Batches that were made before keep theirs.',
  input: z.object({ version: Version, ...exchangeFields }),
  output: ExchangeSettings,
  current: ExchangeSettings,
})
