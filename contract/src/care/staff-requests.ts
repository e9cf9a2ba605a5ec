import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../field-message.ts'
import { Version } from '../ids.ts'
import { pageOf } from '../paging.ts'
import { line, paragraphs } from '../text.ts'
import { Day } from '../time.ts'
import { maxMessageLetters, RequestId } from './requests.ts'
import { CompanyAddressId, visitFields } from './services.ts'
import { callOutcomes, requestFilter, StaffRequest, StaffRequestDetail } from './staff.ts'

/** What staff do with one application beyond its progress and messages. */

export const findRequests = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/search',
  access: ['staff:coordinator'],
  doc: 'Finds applications by whole words of a name, a phone number or its last 4 or 7 digits, a whole Medicaid ID, or the number of the application.',
  unversioned: 'a search, whose words do not belong into an address',
  input: z.object({ ...requestFilter, search: line(60) }),
  output: pageOf(StaffRequest),
})

export const revealApplicantMedicaidId = endpoint({
  method: 'GET',
  path: '/staff/serviceRecord/{id}/medicaid-id',
  access: ['staff:coordinator'],
  doc: 'The whole Medicaid ID of an application; that it was read is noted.',
  input: z.object({ id: RequestId }),
  output: z.object({ medicaidId: z.string().check(z.describe('empty when there is none')) }),
})

export const noteCall = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/call',
  access: ['staff:coordinator'],
  doc: 'Notes a phone call about an application, for staff alone.',
  unversioned: 'adds a note and overwrites nothing',
  input: z.object({
    id: RequestId,
    outcome: z.enum(callOutcomes, fieldMessage('choose')),
    note: z._default(paragraphs(maxMessageLetters), ''),
  }),
  output: StaffRequestDetail,
})

export const moveVisitOf = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/move',
  access: ['staff:coordinator'],
  doc: 'Gives the visit of an open application another slot, also a visit that was called off or missed. The applicant is told.',
  input: z.object({ id: RequestId, version: Version, ...visitFields }),
  output: StaffRequestDetail,
  current: StaffRequestDetail,
})

export const callOffVisit = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/call-off',
  access: ['staff:coordinator'],
  doc: 'Calls off a visit ahead, with a reason. The application stays open; the applicant is told and can choose another time.',
  input: z.object({
    id: RequestId,
    version: Version,
    text: paragraphs(maxMessageLetters).check(z.minLength(1, fieldMessage('reason'))),
  }),
  output: StaffRequestDetail,
  current: StaffRequestDetail,
})

export const getFreeSlots = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/free-slots',
  access: ['staff:coordinator'],
  doc: 'The next days of an office with free slots, from today or from a day on.',
  input: z.object({ companyAddressId: CompanyAddressId, from: z.optional(Day) }),
  output: z.object({
    days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ time: z.string(), free: z.int() })) })),
    later: z.string().check(z.describe('day from which to ask for more; empty at the end')),
  }),
})
