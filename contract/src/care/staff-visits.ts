import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Version } from '../ids.ts'
import { Day, ShownDay, ShownTime } from '../time.ts'
import { RequestId } from './requests.ts'
import { CompanyAddressId } from './services.ts'
import { AffectedVisit, scheduleHours, scheduleRules } from './staff.ts'

/** Whether the visitor came; `open` until somebody has noted it. */
export const attendances = ['open', 'arrived', 'no_show'] as const
export type Attendance = (typeof attendances)[number]

export const StaffVisit = z.object({
  id: RequestId,
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
  doc: 'Who visits an office on a day, in the order of the day.',
  input: z.object({ companyAddressId: CompanyAddressId, day: Day }),
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
  input: z.object({ companyAddressId: CompanyAddressId, day: Day }),
  output: z.object({ capacity: z.int(), days: z.array(VisitDay) }),
})

export const setAttendance = endpoint({
  method: 'POST',
  path: '/staff/visit/{id}/attendance',
  access: ['staff:coordinator'],
  doc: 'Notes that a visitor came or did not come, or takes the note back. Possible from the day of the visit on.',
  input: z.object({ id: RequestId, version: Version, attendance: z.enum(attendances) }),
  output: StaffVisit,
  current: StaffVisit,
})

const Effect = z.object({
  affected: z.array(AffectedVisit).check(z.describe('booked visits that the change would leave without a slot')),
  overfull: z
    .array(z.object({ startTime: ShownTime, taken: z.int() }))
    .check(z.describe('slots that would have more visits than places')),
})
export type Effect = z.infer<typeof Effect>

export const previewSchedule = endpoint({
  method: 'POST',
  path: '/staff/office/{companyAddressId}/schedule/preview',
  access: ['staff:coordinator'],
  doc: 'Which booked visits new hours would hit, before they are saved. Changes nothing.',
  unversioned: 'changes nothing',
  input: z.object({ companyAddressId: CompanyAddressId, ...scheduleRules, hours: scheduleHours }),
  output: Effect,
})

export const previewClosedDay = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/closed-day/preview',
  access: ['staff:coordinator'],
  doc: 'Which booked visits a closed day would hit, before it is saved; everyOffice is yes or no.',
  input: z.object({
    companyAddressId: CompanyAddressId,
    day: Day,
    everyOffice: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  output: Effect,
})
