import type { Database, Tx } from './db/client.ts'
import type { Disposals } from './disposal.ts'
import type { FileStore } from './files/store.ts'
import type { ContentCache } from './http/answers/content-cache.ts'
import type { Throttles } from './http/guards/throttles.ts'
import type { LiveRecords } from './http/live.ts'
import type { Messages } from './messages/queue.ts'
import type { Keyring } from './secrets/keyring.ts'

/** The portal's shared services; every handler gets them with the call. */
export interface Services {
  db: Database
  keys: Keyring
  files: FileStore
  messages: Messages
  throttles: Throttles
  /** Cache of data made from public content. */
  content: ContentCache
  /** Changes of the records that staff work on. */
  live: LiveRecords
  /** The portal's public address, without a slash at its end. */
  siteUrl(): string
  /** The console's, which may have a host of its own. */
  staffUrl(): string
  /** The largest film that staff may upload. */
  maxFilmBytes: number
  /** Each domain's cleanup when a person deletes the account. */
  accountCleanups: readonly AccountCleanup[]
  /** What each domain deletes at the end of its period. */
  disposals: Disposals
}

/** Cleans up a person's records in one domain, in the transaction that deletes the account, before its row is deleted. */
export type AccountCleanup = (
  tx: Tx,
  services: Pick<Services, 'db' | 'keys' | 'messages'>,
  accountId: string,
) => Promise<void>
