import { hour } from '@portal/contract/durations'
import '@portal/contract/accounts/field-texts'
import type { Domain } from '../domain.ts'
import { accountDisposals } from './disposals.ts'
import { AccountError } from './errors.ts'
import { sweepExpired } from './login/sessions.ts'
import { resealAccounts, sealedAccountColumns } from './reseal.ts'
import { remindOfExpiry } from './review/expiry.ts'
import { accountRoutes } from './routes.ts'
import './tables.ts'

export const accounts: Domain = {
  routes: accountRoutes,
  errors: AccountError,
  disposals: accountDisposals,
  chores: [
    {
      name: 'swept sessions, codes and proofs that have expired',
      every: hour,
      async run({ db }) {
        await sweepExpired(db)
        return {}
      },
    },
    {
      name: 'sent reminders of documents that expire',
      every: hour,
      run: async (services, now) => ({ documents: await remindOfExpiry(services, now) }),
    },
  ],
  sealed: sealedAccountColumns,
  reseal: resealAccounts,
}
