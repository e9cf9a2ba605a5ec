import type { Database } from './db/client.ts'
import type { FileStore } from './files/store.ts'
import type { ContentCache } from './http/content-cache.ts'
import type { Throttles } from './http/throttles.ts'
import type { Messages } from './messages/index.ts'
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
}
