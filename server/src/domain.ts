import type { Endpoint } from '@portal/contract/endpoint'
import type { ManagedKind } from './content/managed-kind.ts'
import type { Database } from './db/client.ts'
import type { ContentTable } from './db/schema.ts'
import type { Disposals } from './disposal.ts'
import type { ContentMoment } from './http/answers/content-clock.ts'
import type { Route } from './http/dispatch.ts'
import type { SitePages } from './http/pages/site-files.ts'
import type { SealedColumn } from './secrets/reseal.ts'
import type { AccountCleanup, Services } from './services.ts'
import type { UndoRules } from './undo/undo-save.ts'

/** The services available outside of a call, for chores and tools. */
export type BackgroundServices = Pick<Services, 'db' | 'keys' | 'files' | 'messages'>

/** Work repeated as long as the portal runs. */
export interface Chore {
  /** What the chore did, in the past tense, for the log. */
  name: string
  /** Milliseconds between two runs. */
  every: number
  /** Does the work that is due; several processes may run it at the same time. Returns details for the log. */
  run(services: BackgroundServices, now: Date): Promise<object>
}

/** A domain's interface to the rest of the portal: the one export of its `index.ts`, listed in `domains.ts`. */
export interface Domain {
  routes: readonly Route[]
  /** Tables of the domain that public pages show. */
  contentTables?: readonly ContentTable[]
  /** The class of the domain's errors, with their codes. */
  errors?: { readonly codes: readonly string[] }
  /** Public pages that search engines may list. */
  pages?: SitePages
  /** Tables whose public rows change as time passes. */
  moments?: readonly ContentMoment[]
  /** Public reads shown on every page. They are cached at start, so that they are available when the database goes down. */
  shownEverywhere?: readonly Endpoint[]
  chores?: readonly Chore[]
  /** Kinds of content that staff write, and publish when somebody has read it (docs/decisions/0164). */
  managed?: readonly ManagedKind[]
  undo?: UndoRules
  /** Kinds of records of this domain that are kept for a period only (contract/src/retention-table.ts). */
  disposals?: Disposals
  cleanUpAccount?: AccountCleanup
  /** Whether a file belongs to a record that its owner has not submitted yet, so that staff may not read it. */
  holdsBack?(db: Database, fileId: string): Promise<boolean>
  /** Columns of encrypted values, which a backup's verification opens. */
  sealed?: readonly SealedColumn[]
  /** Re-encrypts data sealed with older keys. @returns the number of records */
  reseal?(services: Pick<Services, 'db' | 'keys'>): Promise<number>
}
