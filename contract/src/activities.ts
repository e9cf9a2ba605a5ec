import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { FieldMessage } from './field-texts.ts'
import { FileOutput } from './file.ts'
import { pageOf, paging, repeated } from './paging.ts'
import { picturePath } from './picture-path.ts'
import { word } from './text.ts'

const say = (message: FieldMessage) => message

/** Ids that cannot be belong to nothing: they are told as unknown ones are. */
const ActivityId = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

export const ActivityCard = z.object({
  id: z.int(),
  title: z.string(),
  coverPcFileIdList: z.array(picturePath).check(z.describe('the first is the cover')),
  activityStartTime: z.string().check(z.describe('New York wall time, YYYY-MM-DD HH:mm')),
  city: z.string(),
  activityStatus: z.enum(['sign_up', 'ended']),
  registerStatus: z.enum(['not_full', 'full']),
  calledOff: z
    .nullable(z.object({ reason: z.string() }))
    .check(z.describe('null when the activity takes place; one that does not has ended')),
})
export type ActivityCard = z.infer<typeof ActivityCard>

export const ActivityType = z.object({ id: z.string(), name: z.string() })
export type ActivityType = z.infer<typeof ActivityType>

export const MovedFrom = z
  .nullable(
    z.object({ activityStartTime: z.string(), activityEndTime: z.string(), location: z.string(), city: z.string() }),
  )
  .check(z.describe('time and place before the last move; null for an activity that was never moved'))
export type MovedFrom = z.infer<typeof MovedFrom>

export const getActivityPage = endpoint({
  method: 'GET',
  path: '/content/activity/page',
  access: 'visitor',
  doc: 'Activities, the next one first and past ones last. cityList empty or absent means every city; keyword looks for words in any language.',
  input: z.object({
    ...paging,
    cityList: repeated(word(60).check(z.minLength(1))),
    activityTypeId: z.optional(word(60)),
    keyword: z._default(z.string().check(z.trim(), z.maxLength(60, say('tooLong'))), ''),
  }),
  output: pageOf(ActivityCard),
})

export const getTopActivities = endpoint({
  method: 'GET',
  path: '/content/activity/top',
  access: 'visitor',
  doc: 'The next activities that still have places.',
  input: z.object({}),
  output: z.array(ActivityCard),
})

export const getActivityTypes = endpoint({
  method: 'GET',
  path: '/content/activity/types',
  access: 'visitor',
  doc: 'Types of activities, in the order in which filters list them.',
  input: z.object({}),
  output: z.array(ActivityType),
})

export const Activity = z.object({
  ...ActivityCard.shape,
  activityEndTime: z.string(),
  registrationStartTime: z.string(),
  registrationEndTime: z.string(),
  registration: z.enum(['not_yet', 'open', 'closed']),
  location: z.string(),
  movedFrom: MovedFrom,
  quota: z.int(),
  registered: z.int(),
  waiting: z.int(),
  description: z.string(),
  requirements: z.string(),
  notes: z.string(),
  types: z.array(ActivityType),
})
export type Activity = z.infer<typeof Activity>

export const getActivity = endpoint({
  method: 'GET',
  path: '/content/activity/{id}',
  access: 'visitor',
  doc: 'One activity with everything that is told about it. Times are New York wall time.',
  input: z.object({ id: ActivityId }),
  output: Activity,
})

export const getActivityCalendar = endpoint({
  method: 'GET',
  path: '/content/activity/{id}/calendar',
  access: 'visitor',
  doc: 'An activity as an iCalendar file.',
  input: z.object({ id: ActivityId }),
  output: FileOutput,
  gives: { types: ['text/calendar; charset=utf-8'], name: 'activity.ics' },
})

export const Registration = z.object({
  status: z.enum(['none', 'registered', 'waiting']),
  checkInCode: z.string().check(z.describe('for the door; empty unless registered for what takes place')),
  position: z.int().check(z.describe('place on the waiting list from 1; 0 when not on it')),
  remind: z.boolean(),
})
export type Registration = z.infer<typeof Registration>

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/user/activity/register/status',
  access: 'patient',
  doc: "The caller's registration for an activity.",
  input: z.object({ activityId: ActivityId }),
  output: Registration,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/user/activity/register',
  access: 'patient',
  changes: 'content',
  doc: 'Registers the caller for an activity, or puts them on the waiting list if it is full and they want that.',
  input: z.object({
    activityId: ActivityId,
    waitIfFull: z._default(z.boolean(), false),
    remind: z._default(z.boolean(), false),
  }),
  inQuery: ['activityId'],
  output: Registration,
})

export const cancelRegistration = endpoint({
  method: 'DELETE',
  path: '/api/user/activity/register',
  access: 'patient',
  changes: 'content',
  doc: "Gives the caller's place, or place on the waiting list, back. The first who waits moves up and is told.",
  input: z.object({ activityId: ActivityId }),
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
  access: 'patient',
  doc: 'Activities that the caller has registered or waits for, those ahead first.',
  input: z.object(paging),
  output: pageOf(MyActivity),
})

export const getParticipants = endpoint({
  method: 'GET',
  path: '/staff/activity/{id}/participants',
  access: 'staff:coordinator',
  doc: 'Who is registered for an activity or waits, in the order in which they came.',
  input: z.object({ id: ActivityId }),
  output: z.array(
    z.object({
      name: z.string(),
      phone: z.string(),
      status: z.enum(['registered', 'waiting']),
      checkInCode: z.string(),
      checkedIn: z.boolean(),
    }),
  ),
})

export const checkIn = endpoint({
  method: 'POST',
  path: '/staff/activity/{id}/check-in',
  access: 'staff:coordinator',
  doc: 'Notes at the door that the person with this code is there.',
  input: z.object({
    id: ActivityId,
    checkInCode: word(20, 'codeWrong').check(z.toUpperCase()),
  }),
  output: z.object({ name: z.string(), already: z.boolean() }),
})
