import { hour } from '@portal/contract/durations'
import '@portal/contract/push/field-texts'
import type { Domain } from '../domain.ts'
import { forgetUnused, sealedPushColumns } from '../messages/push/subscriptions.ts'
import { resealColumns } from '../secrets/reseal.ts'
import { pushRoutes } from './routes.ts'

export const push: Domain = {
  routes: pushRoutes,
  chores: [
    {
      name: 'forgot devices that were not used for long',
      every: hour,
      run: async ({ db }, now) => ({ devices: await forgetUnused(db, now) }),
    },
  ],
  sealed: sealedPushColumns,
  reseal: (services) => resealColumns(services, sealedPushColumns),
}
