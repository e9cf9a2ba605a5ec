import type { Locale } from '../../locales/en'

type Label = keyof Locale['shell']['navigation']

export interface NavigationItem {
  label: Label
  path: string
  children?: readonly NavigationItem[]
}

/** The main menu (S03). A child's path is appended to its parent's. */
export const navigation: readonly NavigationItem[] = [
  { label: 'services', path: '/services' },
  {
    label: 'community',
    path: '/community',
    children: [
      { label: 'activities', path: '/activity/list' },
      { label: 'news', path: '/news' },
    ],
  },
  {
    label: 'about',
    path: '/about',
    children: [
      { label: 'team', path: '/team' },
      { label: 'faq', path: '/faq' },
    ],
  },
  { label: 'profile', path: '/user' },
]

/** The full path of an item below its parent. */
export function childPath(parent: NavigationItem, child: NavigationItem): string {
  return parent.path + child.path
}

/** Whether a page is at a path or below it. */
export function isWithin(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
