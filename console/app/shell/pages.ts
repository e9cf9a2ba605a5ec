import type { StaffRole } from '@portal/contract/access'
import { hasRole, type Member } from '../core/session'
import type { shell } from '../locales/en/shell'

interface ConsolePage {
  /** Key of its name in the texts. */
  name: keyof typeof shell.pages
  path: string
  /** Who works on it; without one, everybody. */
  role?: StaffRole
  /** Where people are searched for on it, in every state. */
  search?: string
}

/** The console's pages, in the order of the navigation. */
const pages: readonly ConsolePage[] = [
  { name: 'work', path: '/work', role: 'coordinator' },
  { name: 'requests', path: '/requests', role: 'coordinator', search: '/requests?progress=all' },
  { name: 'checks', path: '/checks', role: 'coordinator', search: '/checks?status=all' },
  { name: 'caregivers', path: '/caregivers', role: 'coordinator', search: '/caregivers?status=all' },
  { name: 'visits', path: '/visits', role: 'coordinator' },
  { name: 'activities', path: '/activities', role: 'coordinator' },
  { name: 'reviews', path: '/reviews', role: 'coordinator' },
  { name: 'people', path: '/people', role: 'admin' },
  { name: 'accounts', path: '/accounts', role: 'admin', search: '/accounts' },
  { name: 'audit', path: '/audit', role: 'admin' },
  { name: 'retention', path: '/retention', role: 'admin' },
  { name: 'backups', path: '/backups', role: 'admin' },
  { name: 'account', path: '/account' },
]

/** The pages for a member's roles. */
export function pagesFor(member: Member): readonly ConsolePage[] {
  return pages.filter(({ role }) => !role || hasRole(member, role))
}
