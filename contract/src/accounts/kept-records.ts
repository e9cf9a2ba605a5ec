import * as z from 'zod/mini'
import { Uuid } from '../ids.ts'

/** Kinds of the retention table of which a deleted account leaves sealed copies, for their period. */
export const keptKinds = ['finishedApplications', 'whiteCardChecks'] as const
export type KeptKind = (typeof keptKinds)[number]

/** A copy as the page of the deleted account lists it. */
export const KeptRecordLine = z.object({
  id: Uuid,
  kind: z.enum(keptKinds),
  since: z.string().check(z.describe('when its period began')),
})
