import { type UserType, userTypes } from '@portal/contract/accounts/session-user'

/** The tabs of each type of user. */
const tabs = {
  patient: ['profile', 'requests', 'activities', 'reviews', 'security'],
  caregiver: ['profile', 'training', 'documents', 'security'],
} as const

export type Tab = (typeof tabs)[UserType][number]

/** Whether a `?tab=` names a tab of this user type. */
export function isTab(name: string | null, userType: UserType): name is Tab {
  return tabs[userType].some((tab) => tab === name)
}

/** The tab named by the URL, for either user type; the profile when it names none. */
export function requestedTab(search: URLSearchParams): Tab {
  const asked = search.get('tab')
  for (const userType of userTypes) if (isTab(asked, userType)) return asked
  return 'profile'
}

/** The tabs to show. */
export function tabsOf(userType: UserType): readonly Tab[] {
  return tabs[userType]
}
