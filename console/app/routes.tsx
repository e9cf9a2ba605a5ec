import { createBrowserRouter } from 'react-router'
import { Broken } from './shell/broken'
import { FirstPage } from './shell/first-page'
import { Frame } from './shell/frame'
import { NotFound } from './shell/not-found'
import { Waiting } from './shell/waiting'

/** The console's addresses, below /staff. Pages behind the login come when they are opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: Broken,
      HydrateFallback: Waiting,
      children: [
        { path: 'login', lazy: async () => ({ Component: (await import('./staff/login')).Login }) },
        { path: 'set-up', lazy: async () => ({ Component: (await import('./staff/set-up')).SetUp }) },
        { path: 'first', lazy: async () => ({ Component: (await import('./staff/first')).First }) },
        { path: 'link', lazy: async () => ({ Component: (await import('./staff/link')).Link }) },
        {
          Component: Frame,
          children: [
            {
              ErrorBoundary: Broken,
              children: [
                { index: true, Component: FirstPage },
                { path: 'work', lazy: async () => ({ Component: (await import('./work/queue')).Queue }) },
                {
                  path: 'callbacks/:id',
                  lazy: async () => ({ Component: (await import('./callbacks/callback')).Callback }),
                },
                {
                  path: 'undelivered/:id',
                  lazy: async () => ({ Component: (await import('./work/undelivered')).Undelivered }),
                },
                { path: 'requests', lazy: async () => ({ Component: (await import('./care/requests')).Requests }) },
                { path: 'requests/:id', lazy: async () => ({ Component: (await import('./care/request')).Request }) },
                { path: 'checks', lazy: async () => ({ Component: (await import('./care/checks')).Checks }) },
                {
                  path: 'checks/batches',
                  lazy: async () => ({ Component: (await import('./care/check-batches')).CheckBatches }),
                },
                {
                  path: 'checks/batches/:id',
                  lazy: async () => ({ Component: (await import('./care/check-batch')).CheckBatch }),
                },
                {
                  path: 'checks/exchange',
                  lazy: async () => ({ Component: (await import('./care/check-exchange')).CheckExchange }),
                },
                {
                  path: 'checks/answers',
                  lazy: async () => ({ Component: (await import('./care/check-answers')).CheckAnswers }),
                },
                { path: 'checks/:accountId', lazy: async () => ({ Component: (await import('./care/check')).Check }) },
                {
                  path: 'caregivers',
                  lazy: async () => ({ Component: (await import('./accounts/caregivers')).Caregivers }),
                },
                {
                  path: 'caregivers/:id',
                  lazy: async () => ({ Component: (await import('./accounts/caregiver')).Caregiver }),
                },
                { path: 'visits', lazy: async () => ({ Component: (await import('./care/visits')).Visits }) },
                {
                  path: 'visits/offices/:id',
                  lazy: async () => ({ Component: (await import('./care/office')).Office }),
                },
                {
                  path: 'activities',
                  lazy: async () => ({ Component: (await import('./activities/activities')).Activities }),
                },
                {
                  path: 'activities/:id/door',
                  lazy: async () => ({ Component: (await import('./activities/door')).Door }),
                },
                { path: 'reviews', lazy: async () => ({ Component: (await import('./feedback/reviews')).Reviews }) },
                { path: 'reviews/:id', lazy: async () => ({ Component: (await import('./feedback/review')).Review }) },
                { path: 'people', lazy: async () => ({ Component: (await import('./staff/people')).People }) },
                { path: 'people/:id', lazy: async () => ({ Component: (await import('./staff/member')).Member }) },
                { path: 'accounts', lazy: async () => ({ Component: (await import('./staff/accounts')).Accounts }) },
                {
                  path: 'accounts/:id',
                  lazy: async () => ({ Component: (await import('./staff/found-account')).FoundAccount }),
                },
                {
                  path: 'accounts/deleted/:id',
                  lazy: async () => ({ Component: (await import('./staff/deleted-account')).DeletedAccount }),
                },
                {
                  path: 'accounts/deleted/:id/:recordId',
                  lazy: async () => ({ Component: (await import('./care/kept-record')).KeptRecord }),
                },
                { path: 'retention', lazy: async () => ({ Component: (await import('./staff/retention')).Retention }) },
                { path: 'backups', lazy: async () => ({ Component: (await import('./backup/backups')).Backups }) },
                { path: 'audit', lazy: async () => ({ Component: (await import('./staff/audit')).Audit }) },
                { path: 'account', lazy: async () => ({ Component: (await import('./staff/account')).Account }) },
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/staff' },
)
