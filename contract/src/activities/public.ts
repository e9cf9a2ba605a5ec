import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { FileOutput } from '../file.ts'
import { RecordId } from '../ids.ts'
import { pageOf, paging, repeated } from '../paging.ts'
import { picturePath } from '../picture-path.ts'
import { typed, visible, word } from '../text.ts'
import { ShownTime } from '../time.ts'

export const ActivityCard = z.object({
  id: z.int(),
  title: z.string(),
  coverPcFileIdList: z.array(picturePath).check(z.describe('the first is the cover')),
  activityStartTime: ShownTime,
  city: z.string(),
  activityStatus: z.enum(['sign_up', 'ended']),
  registerStatus: z.enum(['not_full', 'full']),
  signUpNote: z.string().check(z.describe('in words, when sign-up opens or that it is closed; empty while it is open')),
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
  access: ['visitor'],
  doc: 'Activities, the next one first and past ones last. cityList empty or absent means every city; keyword looks for words in any language.',
  input: z.object({
    ...paging,
    cityList: repeated(word(60).check(z.minLength(1))),
    activityTypeId: z.optional(word(60)),
    keyword: z._default(typed('plain').check(z.maxLength(60, fieldMessage('tooLong')), z.overwrite(visible)), ''),
  }),
  output: pageOf(ActivityCard),
})

export const getTopActivities = endpoint({
  method: 'GET',
  path: '/content/activity/top',
  access: ['visitor'],
  doc: 'The next activities that still have places.',
  input: z.object({}),
  output: z.array(ActivityCard),
})

export const getActivityTypes = endpoint({
  method: 'GET',
  path: '/content/activity/types',
  access: ['visitor'],
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
  price: z.string().check(z.describe('empty, as the next three, when staff have said nothing')),
  spoken: z.string().check(z.describe('the languages that are spoken')),
  access: z.string().check(z.describe('steps, ramp or elevator')),
  transport: z.string(),
  pictureAlts: z
    .array(z.string())
    .check(z.describe('what the pictures show, in their order; empty when staff have said nothing')),
  types: z.array(ActivityType),
})
export type Activity = z.infer<typeof Activity>

export const getActivity = endpoint({
  method: 'GET',
  path: '/content/activity/{id}',
  access: ['visitor'],
  doc: 'One activity with everything that is told about it. Times are New York wall time.',
  input: z.object({ id: RecordId }),
  output: Activity,
})

export const getActivityCalendar = endpoint({
  method: 'GET',
  path: '/content/activity/{id}/calendar',
  access: ['visitor'],
  doc: 'An activity as an iCalendar file.',
  input: z.object({ id: RecordId }),
  output: FileOutput,
  download: { types: ['text/calendar; charset=utf-8'], name: 'activity.ics' },
})
