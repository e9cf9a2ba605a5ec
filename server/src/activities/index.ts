import { minute } from '@portal/contract/durations'
import '@portal/contract/activities/field-texts'
import type { Domain } from '../domain.ts'
import { activityDisposals } from './disposals.ts'
import { ActivityError } from './errors.ts'
import { managedActivityKind, managedActivityTypeKind } from './managed.ts'
import { nextActivityMoment, selectActivityAddresses } from './queries.ts'
import { cleanUpRegistrations } from './registrations.ts'
import { sendReminders } from './reminders.ts'
import { activityRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const activities: Domain = {
  routes: activityRoutes,
  errors: ActivityError,
  contentTables,
  pages: {
    paths: ['/community/activity/list', '/community/activity/search'],
    managed: { reads: ['activities'], addresses: selectActivityAddresses },
  },
  managed: [managedActivityTypeKind, managedActivityKind],
  moments: [{ table: 'activities', next: nextActivityMoment }],
  cleanUpAccount: cleanUpRegistrations,
  disposals: activityDisposals,
  chores: [
    {
      name: 'sent reminders of activities',
      every: 10 * minute,
      run: async (services, now) => ({ activities: await sendReminders(services, now) }),
    },
  ],
}
