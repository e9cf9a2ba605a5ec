import { second } from '@portal/contract/durations'
import type { Chore } from '../domain.ts'
import type { Route, StaffCall } from '../http/dispatch.ts'
import type { SitePages } from '../http/pages/site-files.ts'
import { publishDue } from './due.ts'
import type { ManagedKind } from './managed-kind.ts'
import { overviewRoutes } from './overview.ts'
import { previewRoutes } from './preview.ts'
import { releaseRoutes } from './releases/routes.ts'
import { managedRoutes } from './routes.ts'
import '@portal/contract/content/field-texts'
import './tables.ts'

/** The calls for every kind of content that staff write. `pages`: the public pages, by which links are checked. */
export function contentRoutes(kinds: readonly ManagedKind[], pages: readonly SitePages[]): Route[] {
  const links = (call: StaffCall) => publicPaths(call, pages)
  return [
    ...overviewRoutes(kinds),
    ...previewRoutes(kinds),
    ...releaseRoutes(kinds, links),
    ...kinds.flatMap((managed) => managedRoutes(managed, kinds, links)),
  ]
}

/** Publishes what is scheduled, within a second. */
export function contentChore(kinds: readonly ManagedKind[]): Chore {
  return {
    name: 'published what was scheduled',
    every: second,
    run: async (services, now) => ({ records: await publishDue(services, kinds, now) }),
  }
}

async function publicPaths({ db }: StaffCall, pages: readonly SitePages[]): Promise<Set<string>> {
  const managed = await Promise.all(pages.map((one) => one.managed?.addresses(db, new Date()) ?? []))
  return new Set([...pages.flatMap(({ paths }) => paths), ...managed.flat().map(({ path }) => path)])
}
