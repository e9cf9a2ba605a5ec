import '../field-texts.ts'
import * as z from 'zod/mini'
import { cardOutcomes, whiteCardStatuses } from '../../accounts/own.ts'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { Uuid, Version } from '../../ids.ts'
import { languages } from '../../language.ts'
import { pageOf, paging } from '../../paging.ts'
import { line, withoutBlanks } from '../../text.ts'
import { BatchCheck } from '../eligibility/batches.ts'
import { GivenHolder } from '../shared/card-holder.ts'

const StaffCheck = z.object({
  accountId: Uuid,
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  language: z.enum(languages).check(z.describe('of the messages to the patient')),
  status: z.enum(whiteCardStatuses),
  submittedAt: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm; empty before')),
  dueAt: z
    .string()
    .check(z.describe('New York, YYYY-MM-DD HH:mm until when an answer is promised; empty once decided')),
  isOverdue: z.boolean(),
  decidedAt: z.string(),
})

/** Statuses by which checks can be filtered. */
export const listedStatuses = ['submitted', ...cardOutcomes] as const
const ListedStatus = z._default(z.enum(listedStatuses), 'submitted')

export const getCheckPage = endpoint({
  method: 'GET',
  path: '/staff/white-card/page',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.read', record: 'accounts', key: 'accountId' },
  doc: 'Medicaid checks by their state, those who wait longest first.',
  input: z.object({ ...paging, status: ListedStatus }),
  output: pageOf(StaffCheck),
})

export const findChecks = endpoint({
  method: 'POST',
  path: '/staff/white-card/search',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.find', record: 'accounts', key: 'accountId', noted: 'always' },
  doc: 'Finds Medicaid checks of one state, or of all, by a part of the name or of the phone number, or by a whole Medicaid ID.',
  unversioned: 'a search, whose words do not belong into an address',
  input: z.object({
    ...paging,
    status: z._default(z.enum([...listedStatuses, 'all']), 'all'),
    search: line(60, 'plain'),
  }),
  output: pageOf(StaffCheck),
})

export const getCheck = endpoint({
  method: 'GET',
  path: '/staff/white-card/{accountId}',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.read', record: 'patient', input: 'accountId' },
  doc: "One patient's Medicaid check with its history, and its neighbors in a list; that it was read is noted.",
  input: z.object({ accountId: Uuid, list: ListedStatus }),
  output: z.extend(StaffCheck, {
    maskedId: z.string().check(z.describe('empty when there is none')),
    holder: z.nullable(GivenHolder).check(z.describe('as printed on the card; null until the patient has said it')),
    reason: z.string(),
    answer: z
      .nullable(z.extend(BatchCheck, { batchId: Uuid, batchNumber: z.string(), isTest: z.boolean() }))
      .check(z.describe('the last one that was read in from a file; null when there is none')),
    history: z.array(
      z.object({
        at: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm')),
        status: z.enum(whiteCardStatuses),
        reason: z.string(),
        by: z.string().check(z.describe('name of the member of staff; empty for the patient')),
      }),
    ),
    previousId: z.nullable(Uuid),
    nextId: z.nullable(Uuid),
  }),
})

export const revealMedicaidId = endpoint({
  method: 'GET',
  path: '/staff/white-card/{accountId}/medicaid-id',
  access: ['staff:coordinator'],
  reads: { action: 'medicaid-id.read', record: 'patient', input: 'accountId' },
  doc: 'The whole Medicaid ID of a patient; that it was read is noted.',
  input: z.object({ accountId: Uuid }),
  output: z.object({ medicaidId: z.string() }),
})

/** Decisions that staff can record for a check: the state's answer, or `waiting` to reopen it. */
export const cardDecisions = [...cardOutcomes, 'waiting'] as const
export type CardDecision = (typeof cardDecisions)[number]

export const decideCheck = endpoint({
  method: 'POST',
  path: '/staff/white-card/{accountId}/decide',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.read', record: 'patient', input: 'accountId', noted: 'change' },
  doc: 'Tells a patient what the state answered, with a reason, or opens a decided check again so that another card can be handed in.',
  input: z
    .object({
      accountId: Uuid,
      version: Version,
      status: z.enum(cardDecisions),
      reason: z._default(withoutBlanks(500), ''),
    })
    .check(
      z.refine<{ status: CardDecision; reason: string }>(
        ({ status, reason }) => !needsReason(status) || reason !== '',
        {
          error: fieldMessage('reason'),
          path: ['reason'],
        },
      ),
    ),
  output: StaffCheck,
  current: StaffCheck,
})

/** Whether a decision needs a reason that the patient can act on. */
function needsReason(status: CardDecision): boolean {
  return status === 'ineligible' || status === 'not_found' || status === 'managed_care'
}
