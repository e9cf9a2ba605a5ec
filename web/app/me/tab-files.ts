import type { Tab } from './tabs'

/** The module of each tab, from `web/app/`. */
export const tabFiles: Record<Tab, string> = {
  profile: 'me/profile.tsx',
  documents: 'accounts/profile/documents-tab.tsx',
  security: 'accounts/profile/security-tab.tsx',
  requests: 'care/applications/applications-tab.tsx',
  activities: 'activities/my-activities-tab.tsx',
  reviews: 'feedback/my-reviews-tab.tsx',
  training: 'training/list/training-tab.tsx',
}
