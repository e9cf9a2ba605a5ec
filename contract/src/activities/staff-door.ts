import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { RecordId, Uuid } from '../ids.ts'
import { ungrouped } from '../person/person.ts'
import { word } from '../text.ts'
import { ShownTime } from '../time.ts'

/** Arrivals are noted from this many hours before the start on: no door is open earlier, and daily activities stay apart. */
export const doorHours = 12

export const Participant = z.object({
  id: z.string().check(z.describe('of the registration')),
  name: z.string(),
  phone: z.string(),
  status: z.enum(['registered', 'waiting']),
  checkInCode: z.string().check(z.describe('empty on the waiting list')),
  checkedIn: z.boolean(),
  checkedInAt: z.nullable(ShownTime),
})
export type Participant = z.infer<typeof Participant>

export const getParticipants = endpoint({
  method: 'GET',
  path: '/staff/activity/{id}/participants',
  access: ['staff:coordinator'],
  reads: { action: 'participants.read', record: 'activity', noted: 'handler' },
  doc: 'Who is registered for an activity or waits, in the order in which they came.',
  input: z.object({ id: RecordId }),
  output: z.array(Participant),
})

export const checkIn = endpoint({
  method: 'POST',
  path: '/staff/activity/{id}/check-in',
  access: ['staff:coordinator'],
  reads: { action: 'participants.read', record: 'activity', input: 'id', noted: 'change' },
  doc: 'Notes at the door that the person with this code is there.',
  unversioned: 'notes one fact about one person, whatever else has changed; a repetition is reported',
  input: z.object({
    id: RecordId,
    checkInCode: word(20, 'codeWrong', 'plain').check(ungrouped, z.toUpperCase()),
  }),
  output: z.object({ name: z.string(), already: z.boolean() }),
})

export const noteArrival = endpoint({
  method: 'POST',
  path: '/staff/activity/{id}/arrival',
  access: ['staff:coordinator'],
  reads: { action: 'participants.read', record: 'activity', input: 'id', noted: 'change' },
  doc: 'Notes at the door that somebody who is registered or waits has arrived, or takes the note back. A note that was made offline says how long ago; the same key never counts twice.',
  unversioned: 'notes one fact about one person, whatever else has changed; a repetition is known by its key',
  input: z.object({
    id: RecordId,
    registrationId: Uuid,
    arrived: z.boolean(),
    idempotencyKey: Uuid,
    secondsAgo: z._default(z.int().check(z.minimum(0), z.maximum(7 * 86_400)), 0),
  }),
  output: z.object({
    participant: Participant,
    already: z.boolean().check(z.describe('somebody else had noted the same before')),
  }),
})
