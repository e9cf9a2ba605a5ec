import { type UserType, userTypes } from '@portal/contract/accounts/session-user'

/** Implemented tabs, shown to every patient or caregiver; the others show only when the URL names them. */
const written = {
  patient: ['profile', 'requests', 'activities', 'reviews', 'security'],
  caregiver: ['profile', 'documents', 'security'],
} as const
const coming = {
  patient: [],
  caregiver: ['training'],
} as const

export type Tab = (typeof written | typeof coming)[UserType][number]

/** Whether a `?tab=` names a tab of this user type. */
export function isTab(name: string | null, userType: UserType): name is Tab {
  return [...written[userType], ...coming[userType]].some((tab) => tab === name)
}

/** The tab named by the URL, for either user type; the profile when it names none. */
export function requestedTab(search: URLSearchParams): Tab {
  const asked = search.get('tab')
  for (const userType of userTypes) if (isTab(asked, userType)) return asked
  return 'profile'
}

/** The tabs to show: all implemented ones, and the current one. */
export function tabsOf(userType: UserType, shown: Tab): readonly Tab[] {
  const tabs: readonly Tab[] = written[userType]
  return tabs.includes(shown) ? tabs : [...tabs, shown]
}
