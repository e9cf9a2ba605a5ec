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
export type PreviewTicket = Shown & {
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
  return openShown(call, kinds, {
    kind: name,
    id,
    languages: chosen.length > 0 ? chosen : [...languages],
    at: at === undefined ? null : momentAhead({ at, again }).toISOString(),
  })
}

/** Lets the caller's browser see a preview that the caller may see. @throws as withPreview */
export async function openShown(
  call: StaffCall,
  kinds: readonly ManagedKind[],
  shown: Shown,
): Promise<z.output<(typeof openPreview)['output']>> {
  const ticket = { ...shown, sessionId: call.caller.sessionId, until: Date.now() + previewMs }
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
  /** The pages that show the records, their own first. */
  addresses: string[]
  /** The kinds of what is shown. */
  shown: ManagedKind[]
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
  return rolledBack(db, async (tx, end) => {
    const site = await selectShown(tx, kinds, shown)
    const addresses = await applyShown(tx, site)
    return work({ db: tx, now: site.now, addresses, shown: site.drafts.map(({ managed }) => managed), end })
  })
}

/** Works in a transaction that is rolled back, at the latest when `work` is done. @throws PortalError unavailable when it is held up */
export function rolledBack<Result>(
  db: Database,
  work: (tx: Tx, end: () => Promise<void>) => Promise<Result>,
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
      return await work(tx, end)
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
