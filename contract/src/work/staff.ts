import { callbackTopics } from '../callbacks/topics.ts'
import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { FileOutput } from '../file.ts'
import { Uuid } from '../ids.ts'
import { paging } from '../paging.ts'
import { optional, paragraphs, word } from '../text.ts'
import { ShownDay, WallTime } from '../time.ts'
import { recordKinds, tasks } from './kinds.ts'
import { UndeliveredWay } from './undelivered-way.ts'

/** The id of a review or an activity is a number, every other record's a UUID. */
const WorkRecordId = z
  .string()
  .check(z.toLowerCase(), z.regex(/^([1-9]\d{0,8}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))

/** Names the record that an item of the work queue is about. */
const workRecord = { kind: z.enum(recordKinds), id: WorkRecordId }

const Colleague = z.object({ id: Uuid, name: z.string() })
export type Colleague = z.infer<typeof Colleague>

const SnoozedUntil = z.string().check(z.describe('New York wall time, YYYY-MM-DD HH:mm; empty when not snoozed'))

const state = {
  ...workRecord,
  version: z.int(),
  assignedTo: z.nullable(Colleague),
  snoozedUntil: SnoozedUntil,
}

/** What staff have arranged for an item. */
const WorkState = z.object(state)
export type WorkState = z.infer<typeof WorkState>

export const WorkItem = z.object({
  ...state,
  task: z.enum(tasks),
  name: z
    .string()
    .check(z.describe('the patient, the person who needs care, the caregiver, or the public name of a reviewer')),
  by: z.string().check(z.describe('who has applied for somebody else, else empty')),
  number: z.string().check(z.describe('of an application')),
  item: z.string().check(z.describe('title of the service that is applied for')),
  documents: z.int().check(z.describe('how many documents of a caregiver wait for a review')),
  expiresOn: z
    .nullable(z.string())
    .check(z.describe('the day on which the first of a caregiver’s documents expires, or the last one of a consent')),
  askedOn: z
    .nullable(ShownDay)
    .check(z.describe('the day on which a caregiver was last asked for documents that are still missing')),
  newName: z
    .string()
    .check(z.describe('a name that an approved caregiver wants and staff have to review; may be empty')),
  rating: z.nullable(z.int()),
  visitAt: z
    .string()
    .check(z.describe('New York wall time of a visit on a closed day or outside changed hours, else empty')),
  about: z.nullable(z.enum(callbackTopics)).check(z.describe('what somebody wants to be called about')),
  contentPath: z.string().check(z.describe('kind and id of content, such as article/12, else empty')),
  undelivered: z.nullable(UndeliveredWay).check(z.describe('the channel by which messages do not arrive, and why')),
  since: z.string().check(z.describe('of a caregiver who was asked for documents, when the review is due again')),
  due: z
    .nullable(z.string())
    .check(z.describe('end of the 24 hours; null when the agency answered last or asked for documents')),
  overdue: z.boolean(),
  notes: z.int(),
})
export type WorkItem = z.infer<typeof WorkItem>

/** Counts stop here, so that they cost the same however long the queue is. */
export const maxCount = 1000

const Count = z.object({ task: z.enum(tasks), open: z.int(), overdue: z.int() })

export const getWorkPage = endpoint({
  method: 'GET',
  path: '/staff/work/page',
  access: ['staff:coordinator'],
  reads: { action: 'work.read', record: 'work', key: 'id' },
  doc: 'Open items of every kind, overdue ones first, then the longest waiting; `next` continues after the last one. Counts stop at 1000 and leave snoozed items out.',
  input: z.object({
    task: z.optional(z.enum(tasks)),
    whose: z
      ._default(z.enum(['all', 'mine', 'unassigned']), 'all')
      .check(z.describe('unassigned: also what a colleague has who no longer works through the queue')),
    show: z._default(z.enum(['open', 'overdue', 'snoozed']), 'open'),
    after: optional(word(100)).check(z.describe('`next` of the page before; empty for the first page')),
    pageSize: paging.pageSize,
  }),
  output: z.object({
    records: z.array(WorkItem),
    next: z.string().check(z.describe('empty on the last page')),
    counts: z.array(Count),
    snoozed: z.int(),
    me: Uuid.check(z.describe('the account of the caller')),
  }),
})

export const getColleagues = endpoint({
  method: 'GET',
  path: '/staff/work/colleagues',
  access: ['staff:coordinator'],
  reads: 'nobody',
  doc: 'The members of staff to whom an item can be assigned, by name.',
  input: z.object({}),
  output: z.array(Colleague),
})

/** Most items that one call arranges. */
export const maxArranged = 50

const Arranged = z.object({
  ...workRecord,
  version: z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  assignedTo: z
    .optional(z.nullable(z.union([z.literal('me'), Uuid])))
    .check(z.describe('me for the caller, null for nobody; left out to keep it')),
  snoozedUntil: z
    .optional(z.union([z.literal(''), WallTime]))
    .check(z.describe('empty to end it; left out to keep it')),
})

export const arrangeWork = endpoint({
  method: 'POST',
  path: '/staff/work/arrange',
  access: ['staff:coordinator'],
  reads: { action: 'work.read', record: 'work', key: 'id', noted: 'change' },
  doc: 'Assigns or snoozes up to 50 items. Items that somebody else has changed meanwhile stay as they are and are returned as `refused`; if that is every one, the call is refused.',
  unversioned: 'each of the items has its own version',
  input: z.object({
    items: z
      .array(Arranged)
      .check(z.minLength(1, fieldMessage('choose')), z.maxLength(maxArranged, fieldMessage('tooLong'))),
  }),
  output: z.object({ done: z.array(WorkState), refused: z.array(WorkState) }),
  current: z.array(WorkState),
})

const WorkNote = z.object({ id: Uuid, author: z.string(), text: z.string(), createdAt: z.string() })

export const getWorkNotes = endpoint({
  method: 'GET',
  path: '/staff/work/notes',
  access: ['staff:coordinator'],
  reads: { action: 'work.notes.read', record: 'work', noted: 'handler' },
  doc: 'The internal notes about a record, the oldest first; that they were read is noted.',
  input: z.object(workRecord),
  output: z.array(WorkNote),
})

export const addWorkNote = endpoint({
  method: 'POST',
  path: '/staff/work/note',
  access: ['staff:coordinator'],
  reads: { action: 'work.notes.read', record: 'work', input: 'id', noted: 'change' },
  doc: 'Adds an internal note about a record, which only staff can read. The same note id adds it once.',
  unversioned: 'adds a note',
  input: z.object({
    ...workRecord,
    noteId: Uuid,
    text: paragraphs(2000).check(z.minLength(1, fieldMessage('required'))),
  }),
  output: z.array(WorkNote),
})

/** Seconds between two calls of somebody who looks at a record. */
export const viewEvery = 20

export const viewRecord = endpoint({
  method: 'POST',
  path: '/staff/work/looking',
  access: ['staff:coordinator', 'staff:editor'],
  reads: 'nobody',
  doc: 'Says that the caller is looking at a record, for the next 45 seconds, or has left it. Returns who else is. Editors look at content alone.',
  unversioned: "notes the caller's own presence",
  input: z.object({ ...workRecord, left: z._default(z.boolean(), false) }),
  output: z.array(Colleague),
})

/** Seconds after which the console opens a new stream of events. */
export const streamSeconds = 600

export const WorkEvent = z.object({
  kind: z.enum([...recordKinds, 'activity']),
  id: WorkRecordId,
  what: z.enum(['record', 'looking']),
})
export type WorkEvent = z.infer<typeof WorkEvent>

export const getWorkEvents = endpoint({
  method: 'GET',
  path: '/staff/work/events',
  access: ['staff:coordinator', 'staff:editor'],
  reads: 'nobody',
  doc: 'Server-sent events: one for each record of the work queue and each content that changes (editors: content alone), and for each activity whose participants do, those of the last `missed` seconds first. `again` says that some may have been missed, `over` that the session has ended.',
  input: z.object({
    seconds: z.coerce
      .number<number | string>()
      .check(z.int(), z.minimum(0), z.maximum(streamSeconds), z.describe('after which the stream ends')),
    missed: z
      ._default(z.coerce.number<number | string>().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)), 0)
      .check(z.describe('for how many seconds nothing was heard; `again` when more has changed since than is known')),
  }),
  output: FileOutput,
  download: { types: ['text/event-stream; charset=utf-8'] },
})
