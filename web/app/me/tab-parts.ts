import type { TabProps } from '../accounts/profile/own-record'
import { type Part, part } from '../lib/part'
import type { AccountTabName, Tab } from './tabs'

interface OtherTabProps {
  /** Called when an application was viewed or changed, since fewer items may need attention now. */
  onSeen: () => void
}

/** The content of each tab, in a chunk of its own (docs/decisions/0163). */
export const accountParts: Record<AccountTabName, Part<TabProps>> = {
  profile: part(() => import('./profile').then(({ Profile }) => Profile)),
  documents: part(() => import('../accounts/profile/documents-tab').then(({ DocumentsTab }) => DocumentsTab)),
  security: part(() => import('../accounts/profile/security-tab').then(({ SecurityTab }) => SecurityTab)),
}

export const otherParts: Record<Exclude<Tab, AccountTabName>, Part<OtherTabProps>> = {
  requests: part(() => import('../care/applications/applications-tab').then(({ ApplicationsTab }) => ApplicationsTab)),
  activities: part(() => import('../activities/my-activities-tab').then(({ MyActivitiesTab }) => MyActivitiesTab)),
  reviews: part(() => import('../feedback/my-reviews-tab').then(({ MyReviewsTab }) => MyReviewsTab)),
  training: part(() => import('../training/list/training-tab').then(({ TrainingTab }) => TrainingTab)),
}

const parts: Record<Tab, Pick<Part<never>, 'load'>> = { ...accountParts, ...otherParts }

/** Prefetches the script of a tab. */
export function loadTab(tab: Tab): Promise<void> {
  return parts[tab].load()
}
