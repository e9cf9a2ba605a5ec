import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Handled } from '../handled.ts'
import { Uuid, Version } from '../ids.ts'
import { languages } from '../language.ts'
import { optional, word } from '../text.ts'
import { UndeliveredWay } from './undelivered-way.ts'

const summary = {
  id: Uuid,
  version: z.int(),
  ...UndeliveredWay.shape,
  failedAt: z.string().check(z.describe('when the last message failed')),
  handled: Handled.check(z.describe('who of the staff has dealt with it; null until then')),
}

const UndeliveredSummary = z.object(summary)
export type UndeliveredSummary = z.infer<typeof UndeliveredSummary>

export const undeliveredTopics = ['code', 'visit', 'application', 'check', 'account', 'other'] as const

const Undelivered = z.object({
  ...summary,
  topic: z.enum(undeliveredTopics).check(z.describe('what the last message was about')),
  application: z
    .nullable(z.object({ id: Uuid, number: z.string() }))
    .check(z.describe('the application that the last message was about')),
  account: z.object({
    id: Uuid,
    kind: z.enum(['patient', 'caregiver']),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    email: z.string(),
    emailProved: z.boolean(),
    language: z.enum(languages),
  }),
})
export type Undelivered = z.infer<typeof Undelivered>

export const getUndelivered = endpoint({
  method: 'GET',
  path: '/staff/undelivered/{id}',
  access: ['staff:coordinator'],
  reads: { action: 'undelivered.read', record: 'undelivered', input: 'id' },
  doc: 'A message that failed for good, with the person whom it has not reached.',
  input: z.object({ id: Uuid }),
  output: Undelivered,
})

export const getUndeliveredOf = endpoint({
  method: 'GET',
  path: '/staff/account/{accountId}/undelivered',
  access: ['staff:coordinator'],
  reads: { action: 'undelivered.read', record: 'account', input: 'accountId' },
  doc: 'By which channels messages do not reach the owner of an account, without the owner’s data.',
  input: z.object({ accountId: Uuid }),
  output: z.array(UndeliveredSummary),
})

export const reportDelivery = endpoint({
  method: 'POST',
  path: '/delivery/{id}',
  access: ['visitor'],
  signed: true,
  reads: 'nobody',
  doc: 'What became of a text message that the provider had accepted, in the fields of Twilio’s StatusCallback. It needs the provider’s signature.',
  input: z.object({
    id: Uuid.check(z.describe('of the message')),
    MessageStatus: word(40).check(z.describe('delivered, undelivered and failed count; others are ignored')),
    ErrorCode: optional(word(10)).check(z.describe('why it was not delivered, such as 21610 after STOP')),
    To: word(40).check(z.describe('the phone, +1 and ten digits')),
  }),
  output: z.null(),
})

export const settleUndelivered = endpoint({
  method: 'POST',
  path: '/staff/undelivered/{id}/settle',
  access: ['staff:coordinator'],
  reads: { action: 'undelivered.read', record: 'undelivered', input: 'id', noted: 'change' },
  doc: 'Says that staff have reached the person in another way. The item leaves the work queue until another message fails.',
  input: z.object({ id: Uuid, version: Version }),
  output: Undelivered,
  current: Undelivered,
})
