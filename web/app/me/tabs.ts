import { type UserType, userTypes } from '@portal/contract/accounts/session-user'

/** Tabs that every patient or caregiver sees; the rest show once they are asked for, until they are written. */
const written = {
  patient: ['profile', 'requests', 'activities', 'reviews', 'security'],
  caregiver: ['profile', 'documents', 'security'],
} as const
const coming = {
  patient: [],
  caregiver: ['training'],
} as const

export type Tab = (typeof written | typeof coming)[UserType][number]

/** Whether a `?tab=` names a tab that this kind of person has. */
export function isTab(name: string | null, userType: UserType): name is Tab {
  return [...written[userType], ...coming[userType]].some((tab) => tab === name)
}

/** The tab that an address asks for, whoever looks; the first one when it names none. */
export function tabAsked(search: URLSearchParams): Tab {
  const asked = search.get('tab')
  for (const userType of userTypes) if (isTab(asked, userType)) return asked
  return 'profile'
}

/** The tabs to choose from: those that are written, and the one that shows. */
export function tabsOf(userType: UserType, shown: Tab): readonly Tab[] {
  const tabs: readonly Tab[] = written[userType]
  return tabs.includes(shown) ? tabs : [...tabs, shown]
}
