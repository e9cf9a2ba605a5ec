import './field-texts.ts'
import * as z from 'zod/mini'
import { whiteCardStatuses } from '../../accounts/own.ts'
import { endpoint } from '../../endpoint.ts'
import { FileInput, FileOutput } from '../../file.ts'
import { Uuid, Version } from '../../ids.ts'
import { languages } from '../../language.ts'
import { pageOf, paging } from '../../paging.ts'
import { GivenHolder } from '../shared/card-holder.ts'
import { Coverage, coverageDoubts } from './coverage.ts'

/* Medicaid checks in a batch: an X12 270 goes out, its 271 comes back */

export const maxChecksOfBatch = 500
export const batchStates = ['sent', 'accepted', 'rejected', 'answered', 'closed'] as const

/** Outcome of a check in a batch. `open`: no answer has been read yet; `changed`: the check was decided outside the batch. */
export const batchResults = ['open', 'eligible', 'ineligible', 'doubtful', 'changed', 'decided'] as const

/** Reasons why an answer decides nothing by itself: doubts about the person, the answer or the coverage. */
export const doubts = [
  'noAnswer',
  'later',
  'duplicate',
  'person',
  'unconfirmed',
  'changed',
  'rejected',
  ...coverageDoubts,
] as const
export type Doubt = (typeof doubts)[number]

const Batch = z.object({
  id: Uuid,
  version: z.int(),
  number: z.string().check(z.describe('the control number of its file')),
  madeAt: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm')),
  madeBy: z.string(),
  isTest: z.boolean(),
  state: z.enum(batchStates),
  checks: z.int(),
  decided: z.int(),
})

export const BatchCheck = z.object({
  id: Uuid,
  accountId: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(languages),
  holder: z.nullable(GivenHolder).check(z.describe('as printed on the card; null until the patient has said it')),
  status: z.enum(whiteCardStatuses),
  result: z.enum(batchResults),
  doubt: z.nullable(z.enum(doubts)),
  code: z
    .string()
    .check(z.describe('of a rejection (AAA03); of doubtful coverage, the words of the answer (EB05, MSG)')),
  coverage: z
    .nullable(Coverage)
    .check(z.describe('what the state says of it; null without an answer, or when it is about another ID')),
  answeredName: z.string(),
  answeredBirthDate: z.string().check(z.describe('YYYY-MM-DD; empty when not given')),
})
export type BatchCheck = z.infer<typeof BatchCheck>

export const BatchDetail = z.extend(Batch, {
  rejection: z.string().check(z.describe('code of the rejection of the whole file, if it gave one')),
  list: z.array(BatchCheck),
})
export type BatchDetail = z.infer<typeof BatchDetail>

export const getBatchPage = endpoint({
  method: 'GET',
  path: '/staff/white-card-batch/page',
  access: ['staff:coordinator'],
  doc: 'Batches of Medicaid checks, the newest first, and how many checks a new one could take.',
  input: z.object(paging),
  output: z.extend(pageOf(Batch), { waiting: z.int() }),
})

export const getBatch = endpoint({
  method: 'GET',
  path: '/staff/white-card-batch/{id}',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.batch-read', record: 'batch', noted: 'handler' },
  doc: 'One batch with its checks and what the answer proposes; that it was read is noted.',
  input: z.object({ id: Uuid }),
  output: BatchDetail,
})

export const makeBatch = endpoint({
  method: 'POST',
  path: '/staff/white-card-batch',
  access: ['staff:coordinator'],
  doc: 'Makes a batch of these checks, or of those that wait longest; none is in two open batches.',
  unversioned: 'adds a batch',
  input: z.object({ accountIds: z.optional(z.array(Uuid).check(z.minLength(1), z.maxLength(maxChecksOfBatch))) }),
  output: z.object({ id: Uuid }),
})

export const getInquiryFile = endpoint({
  method: 'GET',
  path: '/staff/white-card-batch/{id}/file',
  access: ['staff:coordinator'],
  reads: { action: 'medicaid-id.read', record: 'patient', noted: 'handler' },
  doc: 'The file for the state’s system (X12 270). Each Medicaid ID in it is noted as read.',
  input: z.object({ id: Uuid }),
  output: FileOutput,
  download: { types: ['application/edi-x12'], name: 'medicaid-checks-270.txt' },
})

export const readAnswerFile = endpoint({
  method: 'POST',
  path: '/staff/white-card-batch/{id}/answer',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.batch-read', record: 'batch', noted: 'handler' },
  doc: 'Reads the file that answers a batch (X12 271, 999 or TA1) and proposes results; the same file twice changes nothing.',
  input: z.object({ id: Uuid, version: Version, file: FileInput }),
  upload: {
    name: 'file',
    below: 2_000_000,
    types: ['application/edi-x12', 'text/plain'],
    tooLarge: 'answerFile',
  },
  output: BatchDetail,
  current: BatchDetail,
})

export const confirmBatch = endpoint({
  method: 'POST',
  path: '/staff/white-card-batch/{id}/confirm',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.batch-read', record: 'batch', noted: 'handler' },
  doc: 'Decides checks as the answer proposes: these, or all that are clear. A check that has changed meanwhile is left alone.',
  input: z.object({
    id: Uuid,
    version: Version,
    checkIds: z.optional(z.array(Uuid).check(z.minLength(1), z.maxLength(maxChecksOfBatch))),
  }),
  output: BatchDetail,
  current: BatchDetail,
})

export const comparePerson = endpoint({
  method: 'POST',
  path: '/staff/white-card-batch/{id}/compare',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.batch-read', record: 'batch', noted: 'handler' },
  doc: 'Says whether an answer whose name or birth date leaves a doubt is about the patient. If it is, the check is decided as its coverage says; if not, the answer counts as somebody else’s.',
  input: z.object({ id: Uuid, version: Version, checkId: Uuid, isSame: z.boolean() }),
  output: BatchDetail,
  current: BatchDetail,
})

export const closeBatch = endpoint({
  method: 'POST',
  path: '/staff/white-card-batch/{id}/close',
  access: ['staff:coordinator'],
  reads: { action: 'white-card.batch-read', record: 'batch', noted: 'handler' },
  doc: 'Ends a batch. Its checks that are not decided wait as before, and can go into another one.',
  input: z.object({ id: Uuid, version: Version }),
  output: BatchDetail,
  current: BatchDetail,
})
