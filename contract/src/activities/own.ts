import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { RecordId } from '../ids.ts'
import { pageOf, paging } from '../paging.ts'
import { ActivityCard, MovedFrom } from './public.ts'

/** The reminder goes out this many hours before the start; after a later sign-up, its confirmation is the reminder. */
export const reminderHours = 24

export const Registration = z.object({
  status: z.enum(['none', 'registered', 'waiting']),
  checkInCode: z.string().check(z.describe('for the door; empty unless registered for what takes place')),
  position: z.int().check(z.describe('place on the waiting list from 1; 0 when not on it')),
  remind: z.boolean(),
  arrived: z.boolean().check(z.describe('checked in at the door, so that it cannot be canceled')),
})
export type Registration = z.infer<typeof Registration>

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/user/activity/register/status',
  access: ['patient'],
  doc: "The caller's registration for an activity.",
  input: z.object({ activityId: RecordId }),
  output: Registration,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/user/activity/register',
  access: ['patient'],
  changes: 'content',
  doc: 'Registers the caller for an activity, or puts them on the waiting list if it is full and they want that.',
  input: z.object({
    activityId: RecordId,
    waitIfFull: z._default(z.boolean(), false),
    remind: z._default(z.boolean(), false),
  }),
  inQuery: ['activityId'],
  output: Registration,
})

export const cancelRegistration = endpoint({
  method: 'DELETE',
  path: '/api/user/activity/register',
  access: ['patient'],
  changes: 'content',
  doc: "Gives the caller's place, or place on the waiting list, back. The first who waits moves up and is told.",
  input: z.object({ activityId: RecordId }),
  output: Registration,
})

export const MyActivity = z.object({
  ...ActivityCard.shape,
  ...Registration.shape,
  activityEndTime: z.string(),
  location: z.string(),
  movedFrom: MovedFrom,
})
export type MyActivity = z.infer<typeof MyActivity>

export const getMyActivities = endpoint({
  method: 'GET',
  path: '/api/user/activity/page',
  access: ['patient'],
  doc: 'Activities that the caller has registered or waits for, those ahead first.',
  input: z.object(paging),
  output: pageOf(MyActivity),
})
