import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { RecordId, Version } from '../ids.ts'
import { AllTexts, managedText } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { picturePath } from '../picture-path.ts'
import { filledIn, line } from '../text.ts'
import { ShownTime } from '../time.ts'

export const StaffActivityCard = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  activityStartTime: ShownTime,
  city: z.string(),
  quota: z.int(),
  registered: z.int(),
  waiting: z.int(),
  arrived: z.int(),
  calledOff: z.boolean(),
})
export type StaffActivityCard = z.infer<typeof StaffActivityCard>

export const StaffActivity = z.object({
  id: z.int(),
  version: z.int(),
  title: AllTexts,
  location: AllTexts,
  description: AllTexts,
  requirements: AllTexts,
  notes: AllTexts,
  price: AllTexts,
  spoken: AllTexts,
  access: AllTexts,
  transport: AllTexts,
  pictures: z.array(picturePath).check(z.describe('the first is the cover')),
  pictureAlts: z.array(AllTexts),
  activityTypeIds: z.array(z.string()),
  city: z.string().check(z.describe("the city's name, as in cityList")),
  activityStartTime: ShownTime,
  activityEndTime: ShownTime,
  registrationStartTime: ShownTime,
  registrationEndTime: ShownTime,
  quota: z.int(),
  registered: z.int(),
  waiting: z.int(),
  calledOff: z.nullable(z.object({ at: ShownTime, reason: AllTexts })),
})
export type StaffActivity = z.infer<typeof StaffActivity>

export const getStaffActivityPage = endpoint({
  method: 'GET',
  path: '/staff/activity/page',
  access: ['staff:coordinator'],
  doc: 'Activities with their numbers: all and past ones the latest start first, those of today and later the next first.',
  input: z.object({ ...paging, when: z._default(z.enum(['all', 'upcoming', 'past']), 'all') }),
  output: pageOf(StaffActivityCard),
})

export const getStaffActivity = endpoint({
  method: 'GET',
  path: '/staff/activity/{id}',
  access: ['staff:coordinator'],
  doc: 'One activity in all languages. Times are New York wall time.',
  input: z.object({ id: RecordId }),
  output: StaffActivity,
})

export const callOffActivity = endpoint({
  method: 'POST',
  path: '/staff/activity/{id}/call-off',
  access: ['staff:coordinator'],
  changes: 'content',
  doc: 'Calls an activity off, for good: it stays to be seen, and everyone registered or waiting is told why, once. Doing it again changes nothing.',
  input: z.object({ id: RecordId, version: Version, reason: managedText(line(140).check(filledIn())) }),
  output: StaffActivity,
  current: StaffActivity,
})
