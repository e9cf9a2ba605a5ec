import * as z from 'zod/mini'
import { second } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { Uuid } from './ids.ts'

/** For so long a save that tells somebody can be taken back, and its messages wait. */
export const undoMs = 10 * second

/** Header of the answer to such a save: its id, and how many messages wait. */
export const undoHeader = 'x-undo'

export const undoSave = endpoint({
  method: 'POST',
  path: '/staff/save/{id}/undo',
  access: ['staff:coordinator'],
  changes: 'content',
  doc: 'Takes back what the caller has saved, with its messages, for ten seconds: what the applicant or a colleague has changed since is not overwritten. The answer to the save names it in `x-undo`. A repetition changes nothing.',
  unversioned: 'names the save that it takes back, and is refused when the record has changed since',
  input: z.object({ id: Uuid }),
  output: z.null(),
})
