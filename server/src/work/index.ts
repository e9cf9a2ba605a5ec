import { hour } from '@portal/contract/durations'
import '@portal/contract/work/field-texts'
import type { Domain } from '../domain.ts'
import { resealNotes, sealedNoteColumns } from './notes.ts'
import { workRoutes } from './routes.ts'
import { sweepViewers } from './viewing.ts'
import './tables.ts'

export const work: Domain = {
  routes: workRoutes,
  chores: [
    {
      name: 'swept viewers who have left',
      every: hour,
      run: async ({ db }, now) => ({ viewers: await sweepViewers(db, now) }),
    },
  ],
  sealed: sealedNoteColumns,
  reseal: resealNotes,
}
