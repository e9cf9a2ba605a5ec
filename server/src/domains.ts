import { about } from './about/index.ts'
import { accounts } from './accounts/index.ts'
import { callerOfSession } from './accounts/login/sessions.ts'
import { activities } from './activities/index.ts'
import { noteRefusal } from './audit/refusals.ts'
import { backup } from './backup/index.ts'
import { callbacks } from './callbacks/index.ts'
import { care } from './care/index.ts'
import { company } from './company/index.ts'
import { consents } from './content/consent/index.ts'
import { ContentError } from './content/errors.ts'
import { contentChore, contentRoutes } from './content/index.ts'
import type { ManagedKind } from './content/managed-kind.ts'
import type { Database } from './db/client.ts'
import type { ContentTable } from './db/schema.ts'
import type { Disposals } from './disposal.ts'
import type { Chore, Domain } from './domain.ts'
import { feedback } from './feedback/index.ts'
import { fileRoutes } from './files/routes.ts'
import { thumbnailContext } from './files/thumbnails.ts'
import { home } from './home/index.ts'
import type { Route } from './http/dispatch.ts'
import { PortalError } from './http/errors.ts'
import { fileAddressRoutes } from './http/file-addresses.ts'
import { messageContext } from './messages/queue.ts'
import { messageDisposals } from './messages/sweep.ts'
import { news } from './news/index.ts'
import { push } from './push/index.ts'
import { retention } from './retention/index.ts'
import { search } from './search/index.ts'
import type { SealedColumn } from './secrets/reseal.ts'
import { staff } from './staff/index.ts'
import { training } from './training/index.ts'
import { UndoError } from './undo/errors.ts'
import { undoRoutes } from './undo/routes.ts'
import type { UndoRules } from './undo/undo-save.ts'
import { work } from './work/index.ts'

/** Every domain of the portal. The server names a new domain only here. */
export const domains: readonly Domain[] = [
  home,
  company,
  activities,
  news,
  feedback,
  about,
  search,
  accounts,
  care,
  training,
  push,
  staff,
  callbacks,
  consents,
  work,
  retention,
  backup,
]

const undoRules: UndoRules = Object.assign({}, ...domains.map((domain) => domain.undo))

/** Every kind of content that staff write. */
export const managedKinds: readonly ManagedKind[] = domains.flatMap((domain) => domain.managed ?? [])

/** Publishes what is scheduled, of every kind. */
export const publishScheduled: Chore = contentChore(managedKinds)

const answered: readonly Route[] = [
  ...domains.flatMap((domain) => domain.routes),
  ...contentRoutes(
    managedKinds,
    domains.flatMap(({ pages }) => pages ?? []),
  ),
  ...fileRoutes(isUnsubmitted),
  ...undoRoutes(undoRules),
]

/** Every route of the portal. */
export const routes: readonly Route[] = [
  ...answered,
  ...fileAddressRoutes(answered, {
    callerOf: ({ db }, sessionId) => callerOfSession(db, sessionId),
    refused: (call, name) => noteRefusal(call, 'call', name),
  }),
]

/** Every column of encrypted values. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'messages', key: 'id', column: 'content_sealed', context: messageContext },
  { table: 'thumbnails', key: 'file_id', column: 'image_sealed', context: thumbnailContext },
  ...domains.flatMap((domain) => domain.sealed ?? []),
]

/** What is deleted at the end of its period, by kind. */
export const disposals: Disposals = Object.assign({ ...messageDisposals }, ...domains.map((domain) => domain.disposals))

/** Every error code. */
export const errorCodes: readonly string[] = [
  PortalError,
  UndoError,
  ContentError,
  ...domains.flatMap((domain) => domain.errors ?? []),
].flatMap(({ codes }) => codes)

/** Every table that public pages show. */
export const contentTables: readonly ContentTable[] = domains.flatMap((domain) => domain.contentTables ?? [])

export function isContentTable(name: string): name is ContentTable {
  return (contentTables as readonly string[]).includes(name)
}

async function isUnsubmitted(db: Database, fileId: string): Promise<boolean> {
  for (const { holdsBack } of domains) if (await holdsBack?.(db, fileId)) return true
  return false
}
