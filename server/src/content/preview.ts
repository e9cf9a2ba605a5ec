import { openPreview, previewMs, previewRoot } from '@portal/contract/content/preview'
import { languages } from '@portal/contract/language'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Database, Tx } from '../db/client.ts'
import { mayCall, type Route, route, type StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { taskQueue } from '../http/input/task-queue.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { ManagedKind } from './managed-kind.ts'
import { applyShown, prepareShown, type Shown, selectShown } from './preview-site.ts'
import { momentAhead } from './schedule.ts'

/** Lets one session of staff see a preview. */
export interface PreviewTicket extends Shown {
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

type Asked = z.output<(typeof openPreview)['input']>

async function startPreview(
  call: StaffCall,
  kinds: readonly ManagedKind[],
  { kind: name, id, languages: chosen, at, again }: Asked,
) {
  const managed = kinds.find(({ kind }) => kind.kind === name)
  if (!managed) throw new PortalError('not_found')
  if (!mayCall(managed.endpoints.read, call.caller)) throw new PortalError('forbidden')
  const ticket = {
    kind: name,
    id,
    languages: chosen.length > 0 ? chosen : [...languages],
    at: at === undefined ? null : momentAhead({ at, again }).toISOString(),
    sessionId: call.caller.sessionId,
    until: Date.now() + previewMs,
  }
  await prepareShown(call, await selectShown(call.db, kinds, ticket))
  const addresses = await withPreview(call.db, kinds, ticket, async (site) => site.addresses)
  call.client.keepPreview?.(sealTicket(call.keys, ticket))
  return { addresses: addresses.map((path) => previewRoot + path), until: new Date(ticket.until).toISOString() }
}

/** Each holds a connection and locks a record for some milliseconds. */
const inTurn = taskQueue(2, 20)

/** The site as a preview shows it. */
export interface PreviewSite {
  db: Tx
  now: Date
  /** The pages that show the record, its own first. */
  addresses: string[]
  /** Ends the preview's transaction; what was read stays. */
  end(): Promise<void>
}

/**
 * Publishes what a preview shows in a transaction that is rolled back, at the latest when `work` is done: nothing is announced, sent or kept.
 * @throws PortalError not_found, invalid_input when the draft lacks what no page can do without, unavailable when a save or a busy machine holds
 * it up
 */
export function withPreview<Result>(
  db: Database,
  kinds: readonly ManagedKind[],
  shown: Shown,
  work: (site: PreviewSite) => Promise<Result>,
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
      const site = await selectShown(tx, kinds, shown)
      return await work({ db: tx, now: site.now, addresses: await applyShown(tx, site), end })
    } catch (error) {
      throw waitedTooLong(error) ? new PortalError('unavailable') : error
    } finally {
      await end()
    }
  })
}

/** lock_not_available, query_canceled: the limits of a preview. */
function waitedTooLong(error: unknown): boolean {
  return ['55P03', '57014'].includes((error as { code?: string }).code ?? '')
}
