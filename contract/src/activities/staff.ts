import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import type { FieldMessage } from '../fields/field-texts.ts'
import { RecordId, Version } from '../ids.ts'
import { AllTexts, inSameLanguages, managedText, optionalText } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { picturePath } from '../picture-path.ts'
import { filledIn, line, paragraphs, word } from '../text.ts'
import { isWallTime, ShownTime, WallTime } from '../time.ts'

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

const Quota = z
  .int(fieldMessage('wholeNumber'))
  .check(z.minimum(1, fieldMessage('wholeNumber')), z.maximum(10_000, fieldMessage('wholeNumber')))

const content = {
  title: managedText(line(150)),
  location: managedText(line(200)),
  description: managedText(paragraphs(2_000)),
  requirements: optionalText(paragraphs(1_000)),
  notes: optionalText(paragraphs(1_000)),
  price: optionalText(line(150)),
  spoken: optionalText(line(150)),
  access: optionalText(line(300)),
  transport: optionalText(line(300)),
  pictures: z
    .array(picturePath)
    .check(
      z.minLength(1, fieldMessage('pictureCount')),
      z.maxLength(12, fieldMessage('pictureCount')),
      z.describe('first the cover'),
    ),
  pictureAlts: z._default(
    z
      .array(managedText(line(300)))
      .check(z.maxLength(12, fieldMessage('pictureCount')), z.describe('what the pictures show, in their order')),
    [],
  ),
  activityTypeIds: z.array(word(60)).check(z.minLength(1, fieldMessage('choose')), z.maxLength(20)),
  city: word(60, 'choose').check(z.describe('as in cityList')),
  activityStartTime: WallTime,
  activityEndTime: WallTime,
  registrationStartTime: WallTime,
  registrationEndTime: WallTime,
  quota: Quota,
}

type Times = Record<'activityStartTime' | 'activityEndTime' | 'registrationStartTime' | 'registrationEndTime', string>

const inOrder = z.check<Times>(({ value, issues }) => {
  const wrong = (path: keyof Times, message: FieldMessage) =>
    issues.push({ code: 'custom', path: [path], message: fieldMessage(message), input: value[path] })
  const { activityStartTime: start, activityEndTime: end } = value
  const { registrationStartTime: opens, registrationEndTime: closes } = value
  if (areTimes(start, end) && end <= start) wrong('activityEndTime', 'endFirst')
  if (areTimes(opens, closes) && closes <= opens) wrong('registrationEndTime', 'endFirst')
  else if (areTimes(start, closes) && closes > start) wrong('registrationEndTime', 'signUpTooLate')
})

/** Whether all are valid times; invalid ones are reported at their own field and not compared. */
function areTimes(...texts: string[]): boolean {
  return texts.every(isWallTime)
}

const together = inSameLanguages<Record<string, unknown>>(
  'title',
  'location',
  'description',
  'requirements',
  'notes',
  'price',
  'spoken',
  'access',
  'transport',
)

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

export const createActivity = endpoint({
  method: 'POST',
  path: '/staff/activity',
  access: ['staff:coordinator'],
  changes: 'content',
  doc: 'Adds an activity, which everybody sees at once. Of two hours alike when clocks go back, a time names the first.',
  unversioned: 'adds an activity',
  input: z.object(content).check(inOrder, together),
  output: StaffActivity,
})

export const updateActivity = endpoint({
  method: 'POST',
  path: '/staff/activity/{id}',
  access: ['staff:coordinator'],
  changes: 'content',
  doc: 'Replaces what an activity says. The quota is at least the number who are registered; those who wait move up into new places. Everyone registered or waiting is told once when time or place of one that lies ahead has changed.',
  input: z.object({ id: RecordId, version: Version, ...content }).check(inOrder, together),
  output: StaffActivity,
  current: StaffActivity,
})

export const removeActivity = endpoint({
  method: 'DELETE',
  path: '/staff/activity/{id}',
  access: ['staff:coordinator'],
  changes: 'content',
  doc: 'Deletes an activity that nobody is registered or waits for.',
  input: z.object({ id: RecordId, version: Version }),
  output: z.null(),
  current: StaffActivity,
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

export const setQuota = endpoint({
  method: 'POST',
  path: '/staff/activity/{id}/quota',
  access: ['staff:coordinator'],
  changes: 'content',
  doc: 'Changes how many people can take part; those who wait move up into new places.',
  input: z.object({ id: RecordId, version: Version, quota: Quota }),
  output: StaffActivity,
  current: StaffActivity,
})
