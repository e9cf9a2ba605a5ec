import type { StaffRole } from '@portal/contract/access'
import type { ComponentType } from 'react'
import { hasRole, type Member } from '../core/session'
import type { shell } from '../locales/en/shell'
import { fetchQueue } from '../ui/queue/queue-query'
import { Queue } from '../work/queue'

/** The groups of the navigation, in display order. */
export const groups = ['work', 'people', 'calendar', 'website', 'agency', 'own'] as const

const content = async () => (await import('../content/pages')).ContentPages

interface ConsolePage {
  /** Below /staff. */
  path: string
  /** Loads the page when it is opened. */
  load: () => Promise<ComponentType>
  /** Requests the page's data, before the page is rendered. */
  fetch?: (to: { request: Request }) => null
}

/** A page in the navigation and the palette. */
interface ListedPage extends ConsolePage {
  /** The key of its name in the texts. */
  name: keyof typeof shell.pages
  group: (typeof groups)[number]
  /** The roles that the page is for; without any, all members. */
  roles?: readonly StaffRole[]
  /** The path for a search for people, across all states. */
  search?: string
}

/** The pages of the navigation, in display order. A member's first page is the start page. */
const listed: readonly ListedPage[] = [
  {
    name: 'work',
    group: 'work',
    path: '/work',
    roles: ['coordinator'],
    // The first list is bundled with the console.
    load: async () => Queue,
    fetch: fetchQueue,
  },
  {
    name: 'requests',
    group: 'work',
    path: '/requests',
    roles: ['coordinator'],
    search: '/requests?progress=all',
    load: async () => (await import('../care/applications/applications')).Applications,
  },
  {
    name: 'checks',
    group: 'people',
    path: '/checks',
    roles: ['coordinator'],
    search: '/checks?status=all',
    load: async () => (await import('../care/white-card/checks')).Checks,
  },
  {
    name: 'caregivers',
    group: 'people',
    path: '/caregivers',
    roles: ['coordinator'],
    search: '/caregivers?status=all',
    load: async () => (await import('../accounts/caregivers')).Caregivers,
  },
  {
    name: 'visits',
    group: 'calendar',
    path: '/visits',
    roles: ['coordinator'],
    load: async () => (await import('../care/visits/visits')).Visits,
  },
  {
    name: 'activities',
    group: 'calendar',
    path: '/activities',
    roles: ['coordinator'],
    load: async () => (await import('../activities/activities')).Activities,
  },
  {
    name: 'reviews',
    group: 'website',
    path: '/reviews',
    roles: ['coordinator'],
    load: async () => (await import('../feedback/reviews')).Reviews,
  },
  {
    name: 'content',
    group: 'website',
    path: '/content',
    roles: ['editor', 'coordinator'],
    load: content,
  },
  {
    name: 'people',
    group: 'agency',
    path: '/people',
    roles: ['admin'],
    load: async () => (await import('../staff/people/people')).People,
  },
  {
    name: 'accounts',
    group: 'agency',
    path: '/accounts',
    roles: ['admin'],
    search: '/accounts',
    load: async () => (await import('../staff/records/accounts')).Accounts,
  },
  {
    name: 'audit',
    group: 'agency',
    path: '/audit',
    roles: ['admin'],
    load: async () => (await import('../staff/audit/audit')).Audit,
  },
  {
    name: 'retention',
    group: 'agency',
    path: '/retention',
    roles: ['admin'],
    load: async () => (await import('../staff/records/retention')).Retention,
  },
  {
    name: 'backups',
    group: 'agency',
    path: '/backups',
    roles: ['admin'],
    load: async () => (await import('../backup/backups')).Backups,
  },
  {
    name: 'account',
    group: 'own',
    path: '/account',
    load: async () => (await import('../staff/account/account')).Account,
  },
]

/** Pages that are reached from other pages only. */
const others: readonly ConsolePage[] = [
  { path: '/callbacks/:id', load: async () => (await import('../callbacks/callback')).Callback },
  { path: '/undelivered/:id', load: async () => (await import('../work/undelivered')).Undelivered },
  { path: '/requests/:id', load: async () => (await import('../care/applications/application')).Application },
  { path: '/checks/batches', load: async () => (await import('../care/eligibility/check-batches')).CheckBatches },
  { path: '/checks/batches/:id', load: async () => (await import('../care/eligibility/check-batch')).CheckBatch },
  { path: '/checks/exchange', load: async () => (await import('../care/eligibility/check-exchange')).CheckExchange },
  { path: '/checks/answers', load: async () => (await import('../care/eligibility/check-answers')).CheckAnswers },
  { path: '/checks/:accountId', load: async () => (await import('../care/white-card/check')).Check },
  { path: '/caregivers/:id', load: async () => (await import('../accounts/caregiver')).Caregiver },
  { path: '/visits/offices/:id', load: async () => (await import('../care/visits/office')).Office },
  { path: '/activities/:id/door', load: async () => (await import('../activities/door')).Door },
  { path: '/content/*', load: content },
  { path: '/reviews/:id', load: async () => (await import('../feedback/review')).Review },
  { path: '/people/:id', load: async () => (await import('../staff/people/member')).Member },
  { path: '/accounts/:id', load: async () => (await import('../staff/records/found-account')).FoundAccount },
  {
    path: '/accounts/deleted/:id',
    load: async () => (await import('../staff/records/deleted-account')).DeletedAccount,
  },
  { path: '/accounts/deleted/:id/:recordId', load: async () => (await import('../care/kept-record')).KeptRecord },
]

/** Every page behind the login. */
export const pages: readonly ConsolePage[] = [...listed, ...others]

/** The pages for a member's roles. */
export function pagesFor(member: Member): readonly ListedPage[] {
  return listed.filter(({ roles }) => !roles || roles.some((role) => hasRole(member, role)))
}
