import { openPreview, previewMs, previewRoot } from '@portal/contract/content/preview'
import { type Language, languages } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { mayCall, type Route, route, type StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { taskQueue } from '../http/input/task-queue.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { keyOf, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { chosenContent, picturesOf } from './states.ts'

/** What a preview shows: a draft, in some languages, to one session of staff. */
export interface PreviewTicket {
  kind: string
  id: string
  languages: readonly Language[]
  sessionId: string
  until: number
}

const context = 'content-preview'

export function sealTicket(keys: Keyring, ticket: PreviewTicket): string {
  return keys.seal(JSON.stringify(ticket), context).toString('base64url')
}

/** The ticket; undefined if it is none, or over. */
export function openTicket(keys: Keyring, sealed: string): PreviewTicket | undefined {
  try {
    const ticket = JSON.parse(keys.open(Buffer.from(sealed, 'base64url'), context).toString()) as PreviewTicket
    return ticket.until > Date.now() ? ticket : undefined
  } catch {
    // Not a ticket, or one sealed with a key that is gone.
    return undefined
  }
}

/** The endpoint that lets a browser of staff open previews. */
export function previewRoutes(kinds: readonly ManagedKind[]): Route[] {
  return [route(openPreview, (call) => startPreview(call, kinds, call.input))]
}

async function startPreview(
  call: StaffCall,
  kinds: readonly ManagedKind[],
  { kind: name, id, languages: chosen }: { kind: string; id: string; languages: Language[] },
) {
  const managed = kinds.find(({ kind }) => kind.kind === name)
  if (!managed) throw new PortalError('not_found')
  if (!mayCall(managed.endpoints.read, call.caller)) throw new PortalError('forbidden')
  const ticket = {
    ...{ kind: name, id, languages: chosen.length > 0 ? chosen : [...languages] },
    ...{ sessionId: call.caller.sessionId, until: Date.now() + previewMs },
  }
  const addresses = await withPreview(call.db, managed, ticket, async (_, shown) => shown)
  call.client.keepPreview?.(sealTicket(call.keys, ticket))
  return { addresses: addresses.map((path) => previewRoot + path), until: new Date(ticket.until).toISOString() }
}

/** Each holds a connection and locks a record for some milliseconds. */
const inTurn = taskQueue(2, 20)

/** Ends the preview's transaction; what was read stays. */
export type EndPreview = () => Promise<void>

/**
 * Publishes a draft in a transaction that is rolled back, at the latest when `work` is done: nothing is announced, sent or kept.
 * @param work gets the transaction, the addresses that show the record, and how to end the transaction earlier
 * @throws PortalError not_found, invalid_input when the draft lacks what no page can do without
 */
export function withPreview<Result>(
  db: Database,
  managed: ManagedKind,
  ticket: Pick<PreviewTicket, 'id' | 'languages'>,
  work: (tx: Tx, addresses: string[], end: EndPreview) => Promise<Result>,
): Promise<Result> {
  return inTurn(async () => {
    const tx = await db.startTransaction().execute()
    let isOver = false
    const end = async () => {
      if (!isOver) {
        isOver = true
        await tx.rollback().execute()
      }
    }
    try {
      await sql`select set_config('lock_timeout', '500ms', true), set_config('statement_timeout', '2s', true)`.execute(
        tx,
      )
      return await work(tx, await applyDraft(tx, managed, ticket), end)
    } finally {
      await end()
    }
  })
}

async function applyDraft(
  tx: Tx,
  managed: ManagedKind,
  { id, languages: chosen }: Pick<PreviewTicket, 'id' | 'languages'>,
): Promise<string[]> {
  const { row, live, draft } = await selectStanding(tx, managed, id)
  const proposed = draft?.content ?? live
  if (!proposed) throw new PortalError('not_found')
  const content = chosenContent(managed.kind, live, proposed, chosen)
  assertShowable(managed, content)
  const key = await managed.apply(tx, keyOf(row) ?? managed.previewKey, content)
  return managed.addresses(key, content)
}

/** Texts may be missing; a picture or a choice may not. */
function assertShowable({ kind }: ManagedKind, content: Record<string, unknown>) {
  const pictures = picturesOf(kind, content)
  const missing = Object.entries(kind.fields).filter(([name, { type, optional, translated }]) => {
    if (translated || optional) return false
    return type === 'picture' ? !pictures[name] : content[name] === null || content[name] === ''
  })
  if (missing.length > 0)
    throw new PortalError('invalid_input', Object.fromEntries(missing.map(([name]) => [name, 'required' as const])))
}
