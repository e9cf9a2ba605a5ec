import type { Database, Tx } from './db/client.ts'
import type { FileStore } from './files/store.ts'
import type { ContentCache } from './http/content-cache.ts'
import type { Throttles } from './http/throttles.ts'
import type { Messages } from './messages/queue.ts'
import type { Keyring } from './secrets/keyring.ts'

/** What the portal has to act with; every handler gets it with the call. */
export interface Services {
  db: Database
  keys: Keyring
  files: FileStore
  messages: Messages
  throttles: Throttles
  /** What was made from public content, until that changes. */
  content: ContentCache
  /** What each domain does when a person leaves the portal. */
  departures: readonly Departure[]
}

/** Gives up what a person has in a domain, in the transaction that deletes the account; before the account's row goes. */
export type Departure = (
  tx: Tx,
  services: Pick<Services, 'db' | 'keys' | 'messages'>,
  accountId: string,
) => Promise<void>
