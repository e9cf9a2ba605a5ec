import { hour } from '@portal/contract/durations'
import '@portal/contract/feedback/field-texts'
import type { Domain } from '../domain.ts'
import { FeedbackError } from './errors.ts'
import { sweepWithdrawnPictures } from './pictures.ts'
import { feedbackRoutes } from './routes.ts'
import { contentTables } from './tables.ts'
import { undoOfReview } from './undo.ts'

export const feedback: Domain = {
  routes: feedbackRoutes,
  contentTables,
  errors: FeedbackError,
  pages: { paths: ['/feedback'] },
  undo: { comment: undoOfReview },
  chores: [
    {
      name: 'swept pictures of withdrawn reviews',
      every: hour,
      run: async ({ db, files }, now) => ({ pictures: await sweepWithdrawnPictures(db, files, now) }),
    },
  ],
}
