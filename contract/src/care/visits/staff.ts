import '../field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { Uuid, Version } from '../../ids.ts'
import { withoutBlanks } from '../../text.ts'
import { Day, ShownDay } from '../../time.ts'
import { ApplicationId, maxMessageLetters } from '../applications/applications.ts'
import { StaffApplicationDetail } from '../applications/staff.ts'
import { OfficeId, visitFields } from '../services/services.ts'

/** Whether the visitor came; `open` until staff have noted it. */
export const attendances = ['open', 'arrived', 'no_show'] as const
export type Attendance = (typeof attendances)[number]

export const StaffVisit = z.object({
  id: ApplicationId,
  version: z.int(),
  number: z.string(),
  time: z.string().check(z.describe('HH:mm')),
  endTime: z.string().check(z.describe('HH:mm')),
  item: z.string(),
  applicant: z.string().check(z.describe('full name')),
  phone: z.string(),
  attendance: z.enum(attendances),
})
export type StaffVisit = z.infer<typeof StaffVisit>

export const getVisits = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/visits',
  access: ['staff:coordinator'],
  reads: { action: 'visits.read', record: 'office', noted: 'handler' },
  doc: 'Who visits an office on a day, in the order of the day.',
  input: z.object({ companyAddressId: OfficeId, day: Day }),
  output: z.array(StaffVisit),
})

export const VisitDay = z.object({
  date: ShownDay,
  closed: z.boolean().check(z.describe('a closed day, or a weekday without hours')),
  reason: z.string().check(z.describe('why the day is closed; empty for a weekday without hours')),
  visits: z.int(),
  places: z.int().check(z.describe('slots of the day times the places of each')),
  slots: z
    .array(z.object({ time: z.string(), taken: z.int() }))
    .check(
      z.describe('taken: visits that overlap the slot, which can be more than its places after a change of hours'),
    ),
})
export type VisitDay = z.infer<typeof VisitDay>

export const getVisitWeek = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/week',
  access: ['staff:coordinator'],
  doc: 'How full an office is on each day of a week, from Monday to Sunday, without names.',
  input: z.object({ companyAddressId: OfficeId, day: Day }),
  output: z.object({ capacity: z.int(), days: z.array(VisitDay) }),
})

export const setAttendance = endpoint({
  method: 'POST',
  path: '/staff/visit/{id}/attendance',
  access: ['staff:coordinator'],
  reads: { action: 'visits.read', record: 'application', input: 'id', noted: 'change' },
  doc: 'Notes that a visitor came or did not come, or takes the note back. Possible from the day of the visit on.',
  input: z.object({ id: ApplicationId, version: Version, attendance: z.enum(attendances) }),
  output: StaffVisit,
  current: StaffVisit,
})

export const moveVisitOf = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/move',
  access: ['staff:coordinator'],
  reads: { action: 'application.read', record: 'application', input: 'id', noted: 'change' },
  doc: 'Gives the visit of an open application another slot, also a visit that was called off or missed. The applicant is told.',
  input: z.object({ id: ApplicationId, version: Version, ...visitFields, idempotencyKey: z.optional(Uuid) }),
  output: StaffApplicationDetail,
  current: StaffApplicationDetail,
})

export const callOffVisit = endpoint({
  method: 'POST',
  path: '/staff/serviceRecord/{id}/call-off',
  access: ['staff:coordinator'],
  reads: { action: 'application.read', record: 'application', input: 'id', noted: 'change' },
  doc: 'Calls off a visit ahead, with a reason. The application stays open; the applicant is told and can choose another time.',
  input: z.object({
    id: ApplicationId,
    version: Version,
    text: withoutBlanks(maxMessageLetters).check(z.minLength(1, fieldMessage('reason'))),
    idempotencyKey: z.optional(Uuid),
  }),
  output: StaffApplicationDetail,
  current: StaffApplicationDetail,
})

export const getFreeSlots = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/free-slots',
  access: ['staff:coordinator'],
  doc: 'The next days of an office with free slots, from today or from a day on.',
  input: z.object({ companyAddressId: OfficeId, from: z.optional(Day) }),
  output: z.object({
    days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ time: z.string(), free: z.int() })) })),
    later: z.string().check(z.describe('day from which to ask for more; empty at the end')),
  }),
})
