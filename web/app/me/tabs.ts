import type { UserType } from '@portal/contract/accounts/session-user'

/** The tabs of each type of user. */
const tabs = {
  patient: ['profile', 'requests', 'activities', 'reviews', 'security'],
  caregiver: ['profile', 'training', 'documents', 'security'],
} as const

/** Not the contract's list, which is in a file of schemas: me/record-ahead.ts is in every document of the personal center. */
const userTypes = Object.keys(tabs) as UserType[]

export type Tab = (typeof tabs)[UserType][number]

/** Tabs about the user's own account, which share its record. */
const accountTabs = ['profile', 'documents', 'security'] as const
export type AccountTabName = (typeof accountTabs)[number]

/** Whether a tab is about the user's own account. */
export function isAccountTab(tab: Tab): tab is AccountTabName {
  return accountTabs.some((name) => name === tab)
}

/** Whether a `?tab=` names a tab of this user type. */
function isTab(name: string | null, userType: UserType): name is Tab {
  return tabs[userType].some((tab) => tab === name)
}

/** The tab that a URL shows to a user of this type; the profile when it names none of theirs. */
export function shownTab(search: URLSearchParams, userType: UserType): Tab {
  const asked = search.get('tab')
  return isTab(asked, userType) ? asked : 'profile'
}

/** The tab named by the URL, for either user type; the profile when it names none. */
export function requestedTab(search: URLSearchParams): Tab {
  const named = userTypes.map((userType) => shownTab(search, userType))
  return named.find((tab) => tab !== 'profile') ?? 'profile'
}

/** The tabs to show. */
export function tabsOf(userType: UserType): readonly Tab[] {
  return tabs[userType]
}
