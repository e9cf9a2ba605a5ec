import '../field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { Uuid, Version } from '../../ids.ts'
import { languages } from '../../language.ts'
import { pageOf, paging } from '../../paging.ts'
import { line, withoutBlanks } from '../../text.ts'
import { careDocumentKinds, methods } from '../services/services.ts'
import { ApplicationDetail, ApplicationId, maxMessageLetters, progresses, stages } from './applications.ts'

export const StaffApplication = z.object({
  id: ApplicationId,
  version: z.int(),
  number: z.string(),
  accountId: Uuid,
  applicant: z.string().check(z.describe('full name')),
  phone: z.string().check(z.describe('of the contact person')),
  item: z.string(),
  method: z.enum(methods),
  appointmentLocation: z.string(),
  appointmentDate: z.string(),
  progress: z.enum(progresses),
  stage: z.enum(stages),
  cancelled: z.boolean(),
  submittedAt: z.string(),
  waiting: z.boolean().check(z.describe('whether the applicant was the last to write or to add a paper')),
})

export const applicationFilter = {
  ...paging,
  progress: z._default(z.enum([...progresses, 'all']), 'to_do'),
  method: z.optional(z.enum(methods)),
  answer: z.optional(z.enum(['due'])).check(z.describe('due: only where the applicant was the last to write')),
}

export const getApplicationPage = endpoint({
  method: 'GET',
  path: '/staff/serviceRecord/page',
  access: ['staff:coordinator'],
  reads: { action: 'applications.read', record: 'applications', key: 'id' },
  doc: 'Applications by progress, those who wait longest first, finished ones and all the newest first. The total ends at 1000.',
  input: z.object(applicationFilter),
  output: pageOf(StaffApplication),
})

export const findApplications = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/search',
  access: ['staff:coordinator'],
  reads: { action: 'applications.read', record: 'applications', key: 'id' },
  doc: 'Finds applications by whole words of a name, a phone number or its last 4 or 7 digits, a whole Medicaid ID, or the number of the application.',
  unversioned: 'a search, whose words do not belong into an address',
  input: z.object({ ...applicationFilter, search: line(60, 'plain') }),
  output: pageOf(StaffApplication),
})

export const callOutcomes = ['reached', 'no_answer', 'left_message'] as const

export const StaffApplicationDetail = z.extend(ApplicationDetail, {
  accountId: Uuid,
  version: z.int(),
  account: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: z.string(),
      language: z.enum(languages).check(z.describe('in which the applicant reads messages')),
    })
    .check(z.describe('who has applied')),
  calls: z
    .array(z.object({ id: Uuid, at: z.string(), outcome: z.enum(callOutcomes), note: z.string(), by: z.string() }))
    .check(z.describe('calls that staff noted, the oldest first; applicants never see them')),
})
export type StaffApplicationDetail = z.infer<typeof StaffApplicationDetail>

export const getStaffApplication = endpoint({
  method: 'GET',
  path: '/staff/serviceRecord/{id}',
  access: ['staff:coordinator'],
  reads: { action: 'application.read', record: 'application', input: 'id' },
  doc: 'One application with everything that happened to it; that it was read is noted.',
  input: z.object({ id: ApplicationId }),
  output: StaffApplicationDetail,
})

export const revealApplicantMedicaidId = endpoint({
  method: 'GET',
  path: '/staff/serviceRecord/{id}/medicaid-id',
  access: ['staff:coordinator'],
  reads: { action: 'medicaid-id.read', record: 'application', input: 'id' },
  doc: 'The whole Medicaid ID of an application; that it was read is noted.',
  input: z.object({ id: ApplicationId }),
  output: z.object({ medicaidId: z.string().check(z.describe('empty when there is none')) }),
})

const Words = withoutBlanks(maxMessageLetters)

export const setProgress = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/progress',
  access: ['staff:coordinator'],
  reads: { action: 'application.read', record: 'application', input: 'id', noted: 'change' },
  doc: 'Changes how far an application is, with an explanation. The applicant is told. The same key changes it once.',
  input: z.object({
    id: ApplicationId,
    version: Version,
    progress: z.enum(progresses),
    text: Words.check(z.minLength(1, fieldMessage('reason'))),
    idempotencyKey: z.optional(Uuid),
  }),
  output: StaffApplicationDetail,
  current: StaffApplicationDetail,
})

export const askForDocument = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/document-request',
  access: ['staff:coordinator'],
  reads: { action: 'application.read', record: 'application', input: 'id', noted: 'change' },
  doc: 'Asks the applicant for a paper, with an explanation. The applicant is told. The same key asks once.',
  unversioned: 'adds to the history and overwrites nothing',
  input: z.object({
    id: ApplicationId,
    kind: z.enum(careDocumentKinds),
    text: z._default(Words, ''),
    idempotencyKey: z.optional(Uuid),
  }),
  output: StaffApplicationDetail,
})

export const writeToApplicant = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/message',
  access: ['staff:coordinator'],
  reads: { action: 'application.read', record: 'application', input: 'id', noted: 'change' },
  doc: 'Writes to the applicant, who is told that there is a message. The same key writes it once.',
  unversioned:
    'adds to the history and overwrites nothing; `after` keeps two colleagues from answering the same message',
  input: z.object({
    id: ApplicationId,
    text: Words.check(z.minLength(1, fieldMessage('required'))),
    after: z
      .optional(Uuid)
      .check(z.describe('the last event that the writer has seen; refused if the agency has added one since')),
    idempotencyKey: z.optional(Uuid),
  }),
  output: StaffApplicationDetail,
  current: StaffApplicationDetail,
})

export const noteCall = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/call',
  access: ['staff:coordinator'],
  reads: { action: 'application.read', record: 'application', input: 'id', noted: 'change' },
  doc: 'Notes a phone call about an application, for staff alone. The same key notes it once.',
  unversioned: 'adds a note and overwrites nothing',
  input: z.object({
    id: ApplicationId,
    outcome: z.enum(callOutcomes, fieldMessage('choose')),
    note: z._default(Words, ''),
    idempotencyKey: z.optional(Uuid),
  }),
  output: StaffApplicationDetail,
})
