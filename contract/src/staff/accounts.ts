import './field-texts.ts'
import * as z from 'zod/mini'
import { KeptRecordLine } from '../accounts/kept-records.ts'
import { userTypes } from '../accounts/session-user.ts'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { Uuid } from '../ids.ts'
import { languages } from '../language.ts'
import { line } from '../text.ts'

/** Calls of administrators about the accounts of patients and caregivers. */

/** The most accounts that a search answers with. */
export const maxFound = 20

const isEnough = (search: string) =>
  /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, '').length >= 4 : search.length >= 2

export const findAccounts = endpoint({
  method: 'POST',
  path: '/staff/account/search',
  access: ['staff:admin'],
  reads: { action: 'account.find', record: 'accounts', key: 'id', noted: 'always' },
  doc: 'Accounts of patients and caregivers whose name or e-mail begins with what was typed, or whose phone ends with it. Audited.',
  unversioned: 'a search, whose words do not belong into an address',
  input: z.object({ search: line(100, 'plain').check(z.refine(isEnough, fieldMessage('searchMore'))) }),
  output: z.object({
    records: z.array(
      z.object({
        id: Uuid,
        kind: z.enum(userTypes),
        firstName: z.string(),
        lastName: z.string(),
        phoneEnd: z.string().check(z.describe('the last four digits')),
        disabled: z.boolean(),
        createdAt: z.string(),
      }),
    ),
    more: z.boolean().check(z.describe('whether there are more than are shown')),
  }),
})

export const FoundAccount = z.object({
  id: Uuid,
  kind: z.enum(userTypes),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  emailProved: z.boolean().check(z.describe('whether it is a user name')),
  language: z.enum(languages),
  disabled: z.boolean(),
  lockedOut: z
    .boolean()
    .check(z.describe('whether there were too many wrong passwords or codes, from some place at least')),
  sessions: z.int(),
  lastUsedAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type FoundAccount = z.infer<typeof FoundAccount>

export const getAccount = endpoint({
  method: 'GET',
  path: '/staff/account/{id}',
  access: ['staff:admin'],
  reads: { action: 'account.read', record: 'account', input: 'id' },
  doc: 'One account of a patient or caregiver. Audited.',
  input: z.object({ id: Uuid }),
  output: FoundAccount,
})

export const DeletedAccount = z.object({
  id: Uuid,
  kind: z.enum(userTypes),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  deletedAt: z.string(),
  records: z.array(KeptRecordLine).check(z.describe('what is kept for its period, the latest first')),
})

export type DeletedAccount = z.infer<typeof DeletedAccount>

export const getDeletedAccount = endpoint({
  method: 'GET',
  path: '/staff/deleted-account/{id}',
  access: ['staff:admin'],
  reads: { action: 'account.read', record: 'account', input: 'id' },
  doc: 'Who had an account that is deleted, for as long as that is kept. Audited.',
  input: z.object({ id: Uuid }),
  output: DeletedAccount,
})
