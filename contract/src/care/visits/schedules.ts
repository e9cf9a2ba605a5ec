import '../field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { fieldMessage } from '../../fields/field-message.ts'
import { RecordId, Version } from '../../ids.ts'
import { AllTexts, managedText } from '../../managed-text.ts'
import { filledIn, line } from '../../text.ts'
import { Day, ShownTime, TimeOfDay } from '../../time.ts'
import { ApplicationId } from '../applications/applications.ts'
import { OfficeId } from '../services/services.ts'

const hours = {
  weekday: z.int().check(z.minimum(0), z.maximum(6), z.describe('0 is Sunday')),
  opens: TimeOfDay,
  closes: TimeOfDay,
}
const OpeningHours = z
  .object(hours)
  .check(z.refine(({ opens, closes }) => opens < closes, { error: fieldMessage('closesLater'), path: ['closes'] }))

const apart = z.refine<{ weekday: number; opens: string; closes: string }[]>((spans) => {
  const sorted = [...spans].sort((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens))
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
  id: ApplicationId,
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
  input: z.object({ companyAddressId: OfficeId }),
  output: Schedule,
})

export const setSchedule = endpoint({
  method: 'PUT',
  path: '/staff/office/{companyAddressId}/schedule',
  access: ['staff:coordinator'],
  doc: 'Sets when an office takes visits, and how many at once. Visits that were booked stay.',
  input: z.object({
    companyAddressId: OfficeId,
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
    companyAddressId: OfficeId,
    everyOffice: z._default(z.boolean(), false),
    day: Day,
    reason: managedText(line(80).check(filledIn())),
  }),
  output: Schedule,
})

export const removeClosedDay = endpoint({
  method: 'DELETE',
  path: '/staff/office/{companyAddressId}/closed-day/{closedDayId}',
  access: ['staff:coordinator'],
  doc: 'Opens an office again on a day that was closed.',
  unversioned: 'a closed day is never changed, so its id says it all',
  input: z.object({ companyAddressId: OfficeId, closedDayId: RecordId }),
  output: Schedule,
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
  input: z.object({ companyAddressId: OfficeId, ...scheduleRules, hours: scheduleHours }),
  output: Effect,
})

export const previewClosedDay = endpoint({
  method: 'GET',
  path: '/staff/office/{companyAddressId}/closed-day/preview',
  access: ['staff:coordinator'],
  doc: 'Which booked visits a closed day would hit, before it is saved; everyOffice is yes or no.',
  input: z.object({
    companyAddressId: OfficeId,
    day: Day,
    everyOffice: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  output: Effect,
})
