import { hour } from '@portal/contract/durations'
import '@portal/contract/work/field-texts'
import type { Domain } from '../domain.ts'
import { sweepLookers } from './looking.ts'
import { resealNotes, sealedNoteColumns } from './notes.ts'
import { workRoutes } from './routes.ts'
import './tables.ts'

export const work: Domain = {
  routes: workRoutes,
  chores: [
    {
      name: 'swept lookers who have left',
      every: hour,
      run: async ({ db }, now) => ({ lookers: await sweepLookers(db, now) }),
    },
  ],
  sealed: sealedNoteColumns,
  reseal: resealNotes,
}
