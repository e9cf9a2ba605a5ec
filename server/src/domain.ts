import type { Endpoint } from '@portal/contract/endpoint'
import type { Database } from './db/client.ts'
import type { ContentTable } from './db/schema.ts'
import type { ContentTurn } from './http/content-clock.ts'
import type { Route } from './http/dispatch.ts'
import type { SitePages } from './http/site-files.ts'
import type { Departure, Services } from './services.ts'

/** The part of the services that exists without a call: for chores and tools. */
export type BackgroundServices = Pick<Services, 'db' | 'keys' | 'files' | 'messages'>

/** Work that is repeated for as long as the portal runs. */
export interface Chore {
  /** What it has done, in the past tense, for the log. */
  name: string
  /** Milliseconds between two runs. */
  every: number
  /** Does what is due; several processes may do so at once. Gives what the log says about it. */
  run(services: BackgroundServices, now: Date): Promise<object>
}

/** What a domain gives to the rest of the portal: the one export of its `index.ts`, named in the list of `domains.ts`. */
export interface Domain {
  routes: readonly Route[]
  /** Its tables that public pages show. */
  contentTables?: readonly ContentTable[]
  /** The class of its refusals, with the codes that are its own. */
  errors?: { readonly codes: readonly string[] }
  /** Public pages that search engines may list. */
  pages?: SitePages
  /** Tables whose public rows change by the clock. */
  turns?: readonly ContentTurn[]
  /** Public reads that every page shows. They are made at start, so that they can be given while the database is away. */
  shownEverywhere?: readonly Endpoint[]
  chores?: readonly Chore[]
  leave?: Departure
  /** Whether a file belongs to what its owner has not handed in yet, so that staff may not read it. */
  holdsBack?(db: Database, fileId: string): Promise<boolean>
  /** Encrypts anew what older keys hold. @returns the number of records */
  reseal?(services: Pick<Services, 'db' | 'keys'>): Promise<number>
}
