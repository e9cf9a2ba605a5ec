import { minute } from '@portal/contract/durations'
import type { Domain } from '../domain.ts'
import { resealColumns } from '../secrets/reseal.ts'
import { closeDue } from './attempts.ts'
import { signatureContext } from './certificates/certificates.ts'
import { TrainingError } from './errors.ts'
import { trainingDisposals } from './evidence.ts'
import { cleanUpTraining, sendTrainingReminders } from './notices.ts'
import { trainingRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

const sealed = [
  {
    table: 'training_signatures',
    key: 'certificate_id',
    column: 'signature_sealed',
    context: signatureContext,
  },
]

export const training: Domain = {
  routes: trainingRoutes,
  errors: TrainingError,
  contentTables,
  cleanUpAccount: cleanUpTraining,
  disposals: trainingDisposals,
  chores: [
    {
      name: 'closed exams whose time was over',
      every: minute,
      run: async ({ db }, now) => ({ exams: await closeDue(db, now) }),
    },
    {
      name: 'sent reminders of training',
      every: 60 * minute,
      run: async (services, now) => ({ reminders: await sendTrainingReminders(services, now) }),
    },
  ],
  sealed,
  reseal: (services) => resealColumns(services, sealed),
}
