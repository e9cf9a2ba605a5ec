import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Handled } from '../handled.ts'
import { Uuid, Version } from '../ids.ts'
import { languages } from '../language.ts'
import { callbackTopics } from './topics.ts'

const Callback = z.object({
  id: Uuid,
  version: z.int(),
  name: z.string(),
  phone: z.string(),
  language: z.enum(languages).check(z.describe('of the page on which the call was asked for')),
  about: z.enum(callbackTopics),
  askedAt: z.string().check(z.describe('ISO time')),
  handled: Handled.check(z.describe('who of the staff has called; null until then')),
})
export type Callback = z.infer<typeof Callback>

export const getCallback = endpoint({
  method: 'GET',
  path: '/staff/callback/{id}',
  access: ['staff:coordinator'],
  reads: { action: 'callback.read', record: 'callback', input: 'id' },
  doc: 'Who asked to be called, and about what.',
  input: z.object({ id: Uuid }),
  output: Callback,
})

export const settleCallback = endpoint({
  method: 'POST',
  path: '/staff/callback/{id}/settle',
  access: ['staff:coordinator'],
  reads: { action: 'callback.read', record: 'callback', input: 'id', noted: 'change' },
  doc: 'Says that staff have called. The item leaves the work queue.',
  input: z.object({ id: Uuid, version: Version }),
  output: Callback,
  current: Callback,
})
