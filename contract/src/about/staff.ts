import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { RecordId, Version } from '../ids.ts'
import { AllTexts, inSameLanguages, managedText } from '../managed-text.ts'
import { picturePath } from '../picture-path.ts'
import { line, paragraphs } from '../text.ts'
import { Day, ShownDay } from '../time.ts'

export const StaffTeamMember = z.object({
  id: z.int(),
  version: z.int(),
  name: AllTexts,
  role: AllTexts,
  bio: AllTexts,
  languages: AllTexts,
  picture: picturePath,
  alt: AllTexts,
})
export type StaffTeamMember = z.infer<typeof StaffTeamMember>

const member = {
  name: managedText(line(100)),
  role: managedText(line(100)),
  bio: managedText(paragraphs(2_000)),
  languages: managedText(line(200)),
  picture: picturePath,
  alt: managedText(line(300)),
}
const memberTogether = inSameLanguages<Record<string, unknown>>('name', 'role', 'bio', 'languages', 'alt')

export const getStaffTeamMember = endpoint({
  method: 'GET',
  path: '/staff/team/{id}',
  access: ['staff:editor'],
  reads: 'nobody',
  doc: 'One person of the team in all languages.',
  input: z.object({ id: RecordId }),
  output: StaffTeamMember,
})

export const createTeamMember = endpoint({
  method: 'POST',
  path: '/staff/team',
  access: ['staff:editor'],
  reads: 'nobody',
  changes: 'content',
  doc: 'Adds a person to the team, after the others.',
  unversioned: 'adds a person',
  input: z.object(member).check(memberTogether),
  output: StaffTeamMember,
})

export const updateTeamMember = endpoint({
  method: 'POST',
  path: '/staff/team/{id}',
  access: ['staff:editor'],
  reads: 'nobody',
  changes: 'content',
  doc: 'Replaces what is told about a person of the team; the place in the list stays.',
  input: z.object({ id: RecordId, version: Version, ...member }).check(memberTogether),
  output: StaffTeamMember,
  current: StaffTeamMember,
})

export const removeTeamMember = endpoint({
  method: 'DELETE',
  path: '/staff/team/{id}',
  access: ['staff:editor'],
  reads: 'nobody',
  changes: 'content',
  doc: 'Takes a person off the team.',
  input: z.object({ id: RecordId, version: Version }),
  output: z.null(),
  current: StaffTeamMember,
})

const Order = z.array(RecordId).check(z.maxLength(1_000, fieldMessage('listChanged')))

export const orderTeam = endpoint({
  method: 'POST',
  path: '/staff/team/order',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Puts the team in a new order; ids names everybody once, before is the order that it was made from.',
  unversioned: 'names the order that it was made from, which is the version of an order',
  input: z.object({ ids: Order, before: Order }),
  output: z.null(),
  current: z.array(z.int()),
})

export const StaffTeamEvent = z.object({
  id: z.int(),
  version: z.int(),
  date: ShownDay,
  title: AllTexts,
  place: AllTexts,
  summary: AllTexts,
  body: AllTexts,
  pictures: z.array(z.object({ picture: picturePath, alt: AllTexts, caption: AllTexts })),
})
export type StaffTeamEvent = z.infer<typeof StaffTeamEvent>

const galleryPicture = z
  .object({ picture: picturePath, alt: managedText(line(300)), caption: managedText(line(300)) })
  .check(inSameLanguages<Record<string, unknown>>('alt', 'caption'))

const event = {
  date: Day,
  title: managedText(line(150)),
  place: managedText(line(150)),
  summary: managedText(line(300)),
  body: managedText(paragraphs(8_000)),
  pictures: z
    .array(galleryPicture)
    .check(
      z.minLength(1, fieldMessage('pictureCount')),
      z.maxLength(12, fieldMessage('pictureCount')),
      z.describe('first the cover'),
    ),
}
const eventTogether = inSameLanguages<Record<string, unknown>>('title', 'place', 'summary', 'body')

export const getStaffTeamEvent = endpoint({
  method: 'GET',
  path: '/staff/teamevent/{id}',
  access: ['staff:editor'],
  doc: 'One event of the team in all languages.',
  input: z.object({ id: RecordId }),
  output: StaffTeamEvent,
})

export const createTeamEvent = endpoint({
  method: 'POST',
  path: '/staff/teamevent',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Adds an event of the team with its gallery. The body is HTML and is sanitized.',
  unversioned: 'adds an event',
  input: z.object(event).check(eventTogether),
  output: StaffTeamEvent,
})

export const updateTeamEvent = endpoint({
  method: 'POST',
  path: '/staff/teamevent/{id}',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Replaces what is told about an event of the team, and its gallery.',
  input: z.object({ id: RecordId, version: Version, ...event }).check(eventTogether),
  output: StaffTeamEvent,
  current: StaffTeamEvent,
})

export const removeTeamEvent = endpoint({
  method: 'DELETE',
  path: '/staff/teamevent/{id}',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Deletes an event of the team with its gallery.',
  input: z.object({ id: RecordId, version: Version }),
  output: z.null(),
  current: StaffTeamEvent,
})
