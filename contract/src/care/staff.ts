import './field-texts.ts'
import * as z from 'zod/mini'
import { whiteCardStatuses } from '../accounts/own.ts'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../field-message.ts'
import { Uuid, Version } from '../ids.ts'
import { languages } from '../language.ts'
import { AllTexts, managedText } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { optional } from '../person.ts'
import { line, paragraphs } from '../text.ts'
import { Day, TimeOfDay } from '../time.ts'
import { maxMessageLetters, progresses, RequestDetail, RequestId, stages } from './requests.ts'
import { CompanyAddressId, careDocumentKinds, methods } from './services.ts'

/* Medicaid checks */

const StaffWhiteCard = z.object({
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

const ListedStatus = z._default(z.enum(['submitted', 'eligible', 'ineligible']), 'submitted')

export const getWhiteCardPage = endpoint({
  method: 'GET',
  path: '/staff/white-card/page',
  access: ['staff:coordinator'],
  doc: 'Medicaid checks by their state, those who wait longest first.',
  input: z.object({
    ...paging,
    status: ListedStatus,
    search: optional(line(60)).check(z.describe('a part of the name or of the phone number, or a whole Medicaid ID')),
  }),
  output: pageOf(StaffWhiteCard),
})

export const getStaffWhiteCard = endpoint({
  method: 'GET',
  path: '/staff/white-card/{accountId}',
  access: ['staff:coordinator'],
  doc: "One patient's Medicaid check with its history, and its neighbors in a list; that it was read is noted.",
  input: z.object({ accountId: Uuid, list: ListedStatus }),
  output: z.extend(StaffWhiteCard, {
    maskedId: z.string().check(z.describe('empty when there is none')),
    reason: z.string(),
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
  doc: 'The whole Medicaid ID of a patient; that it was read is noted.',
  input: z.object({ accountId: Uuid }),
  output: z.object({ medicaidId: z.string() }),
})

export const decideWhiteCard = endpoint({
  method: 'POST',
  path: '/staff/white-card/{accountId}/decide',
  access: ['staff:coordinator'],
  doc: 'Tells a patient what the state answered, with a reason, or opens a decided check again so that another card can be handed in.',
  input: z
    .object({
      accountId: Uuid,
      version: Version,
      status: z.enum(['eligible', 'ineligible', 'waiting']),
      reason: z._default(paragraphs(500), ''),
    })
    .check(
      z.refine<{ status: string; reason: string }>(({ status, reason }) => status !== 'ineligible' || reason !== '', {
        error: fieldMessage('reason'),
        path: ['reason'],
      }),
    ),
  output: StaffWhiteCard,
  current: StaffWhiteCard,
})

/* Applications */

export const StaffRequest = z.object({
  id: RequestId,
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

export const requestFilter = {
  ...paging,
  progress: z._default(z.enum([...progresses, 'all']), 'to_do'),
  method: z.optional(z.enum(methods)),
  answer: z.optional(z.enum(['due'])).check(z.describe('due: only where the applicant was the last to write')),
}

export const getRequestPage = endpoint({
  method: 'GET',
  path: '/staff/serviceRecord/page',
  access: ['staff:coordinator'],
  doc: 'Applications by progress, those who wait longest first, finished ones and all the newest first. The total ends at 1000.',
  input: z.object(requestFilter),
  output: pageOf(StaffRequest),
})

export const callOutcomes = ['reached', 'no_answer', 'left_message'] as const

export const StaffRequestDetail = z.extend(RequestDetail, {
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
export type StaffRequestDetail = z.infer<typeof StaffRequestDetail>

export const getStaffRequest = endpoint({
  method: 'GET',
  path: '/staff/serviceRecord/{id}',
  access: ['staff:coordinator'],
  doc: 'One application with everything that happened to it; that it was read is noted.',
  input: z.object({ id: RequestId }),
  output: StaffRequestDetail,
})

const Words = paragraphs(maxMessageLetters)

export const setProgress = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/progress',
  access: ['staff:coordinator'],
  doc: 'Changes how far an application is, with an explanation. The applicant is told.',
  input: z.object({
    id: RequestId,
    version: Version,
    progress: z.enum(progresses),
    text: Words.check(z.minLength(1, fieldMessage('reason'))),
  }),
  output: StaffRequestDetail,
  current: StaffRequestDetail,
})

export const askForPaper = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/document-request',
  access: ['staff:coordinator'],
  doc: 'Asks the applicant for a paper, with an explanation. The applicant is told.',
  unversioned: 'adds to the history and overwrites nothing',
  input: z.object({ id: RequestId, kind: z.enum(careDocumentKinds), text: z._default(Words, '') }),
  output: StaffRequestDetail,
})

export const writeToApplicant = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/message',
  access: ['staff:coordinator'],
  doc: 'Writes to the applicant, who is told that there is a message.',
  unversioned:
    'adds to the history and overwrites nothing; `after` keeps two colleagues from answering the same message',
  input: z.object({
    id: RequestId,
    text: Words.check(z.minLength(1, fieldMessage('required'))),
    after: z
      .optional(Uuid)
      .check(z.describe('the last event that the writer has seen; refused if the agency has added one since')),
  }),
  output: StaffRequestDetail,
  current: StaffRequestDetail,
})

/* Offices */

const hours = {
  weekday: z.int().check(z.minimum(0), z.maximum(6), z.describe('0 is Sunday')),
  opens: TimeOfDay,
  closes: TimeOfDay,
}
const OpeningHours = z
  .object(hours)
  .check(z.refine(({ opens, closes }) => opens < closes, { error: fieldMessage('closesLater'), path: ['closes'] }))

const apart = z.refine<{ weekday: number; opens: string; closes: string }[]>((spans) => {
  const sorted = spans.toSorted((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens))
  return sorted.every((span, i) => {
    const before = sorted[i - 1]
    return before?.weekday !== span.weekday || before.closes <= span.opens
  })
}, fieldMessage('hoursOverlap'))

export const scheduleHours = z.array(OpeningHours).check(z.maxLength(21, fieldMessage('tooLong')), apart)

export const scheduleRules = {
  slotMinutes: z
    .int(fieldMessage('wholeNumber'))
    .check(z.minimum(10, fieldMessage('slotMinutes')), z.maximum(240, fieldMessage('slotMinutes'))),
  capacity: z
    .int(fieldMessage('wholeNumber'))
    .check(z.minimum(1, fieldMessage('wholeNumber')), z.maximum(50, fieldMessage('wholeNumber'))),
  leadHours: z
    .int(fieldMessage('leadHours'))
    .check(z.minimum(0, fieldMessage('leadHours')), z.maximum(720, fieldMessage('leadHours'))),
  daysAhead: z
    .int(fieldMessage('wholeNumber'))
    .check(z.minimum(1, fieldMessage('wholeNumber')), z.maximum(366, fieldMessage('wholeNumber'))),
}

const ClosedDay = z.object({ id: z.int(), everyOffice: z.boolean(), day: z.string(), reason: AllTexts })

export const AffectedVisit = z.object({
  id: RequestId,
  number: z.string(),
  companyAddressId: z.int(),
  appointmentDate: z.string(),
})

export const Schedule = z.object({
  companyAddressId: z.int(),
  version: z.int(),
  ...scheduleRules,
  hours: z.array(z.object(hours)),
  closedDays: z.array(ClosedDay).check(z.describe('from today on')),
  affected: z
    .array(AffectedVisit)
    .check(
      z.describe('visits ahead, of every office, that no schedule has any more: somebody has to call these people'),
    ),
})
export type Schedule = z.infer<typeof Schedule>

export const getSchedule = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/schedule',
  access: ['staff:coordinator'],
  doc: 'When an office takes visits, and how many at once.',
  input: z.object({ companyAddressId: CompanyAddressId }),
  output: Schedule,
})

export const setSchedule = endpoint({
  method: 'PUT',
  path: '/staff/office/{companyAddressId}/schedule',
  access: ['staff:coordinator'],
  doc: 'Sets when an office takes visits, and how many at once. Visits that were booked stay.',
  input: z.object({
    companyAddressId: CompanyAddressId,
    version: Version,
    ...scheduleRules,
    hours: scheduleHours,
  }),
  output: Schedule,
  current: Schedule,
})

export const addClosedDay = endpoint({
  method: 'POST',
  path: '/staff/office/{companyAddressId}/closed-day',
  access: ['staff:coordinator'],
  doc: 'Closes an office, or every office, for a day. Visits that were booked stay, and are told in the answer.',
  unversioned: 'adds a day; one that is closed already is refused at its field',
  input: z.object({
    companyAddressId: CompanyAddressId,
    everyOffice: z._default(z.boolean(), false),
    day: Day,
    reason: managedText(line(80)),
  }),
  output: Schedule,
})

export const removeClosedDay = endpoint({
  method: 'DELETE',
  path: '/staff/office/{companyAddressId}/closed-day/{closedDayId}',
  access: ['staff:coordinator'],
  doc: 'Opens an office again on a day that was closed.',
  unversioned: 'a closed day is never changed, so its id says it all',
  input: z.object({ companyAddressId: CompanyAddressId, closedDayId: CompanyAddressId }),
  output: Schedule,
})
