import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { type Disposals, ofTable } from '../disposal.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { noteUndelivered } from './undelivered.ts'
import { openContent, wasMeant } from './worker.ts'

const hour = 3_600_000
/** A little longer than the outbox keeps retrying. */
const keptFor = 50 * hour
const sweptAtOnce = 500

interface Sealed {
  db: Database
  keys: Keyring
}

/**
 * Ends messages that will not be delivered any more, such as those of a channel without a provider, erases their content, and notes whom
 * they have not reached. Returns how many. Several processes may sweep at the same time.
 */
export async function sweepMessages(services: Sealed, now: Date): Promise<number> {
  for (let swept = 0; ; ) {
    const some = await sweepSome(services, now)
    swept += some
    if (some < sweptAtOnce) return swept
  }
}

function sweepSome({ db, keys }: Sealed, now: Date): Promise<number> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return db.transaction().execute(async (tx) => {
    const unsent = await tx
      .selectFrom('messages')
      .selectAll()
      .where('status', '=', 'waiting')
      // Waits an extra hour, so that a message being sent right now ends as sent.
      .where((is) => is.or([is('expires_at', '<', ago(hour)), is('created_at', '<', ago(keptFor))]))
      .orderBy('created_at')
      .limit(sweptAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const message of unsent) await noteUnsent(tx, keys, message)
    await tx
      .updateTable('messages')
      .set({
        status: sql`case when expires_at is null then 'failed' else 'expired' end`,
        problem: sql`case when problem = '' then 'nothing sent it' else problem end`,
        content_sealed: null,
        done_at: now,
      })
      .where(sql<boolean>`id = any(${unsent.map(({ id }) => id)})`)
      .execute()
    return unsent.length
  })
}

async function noteUnsent(tx: Tx, keys: Keyring, message: Selectable<Schema['messages']>) {
  const { id, channel, content_sealed: sealed } = message
  if (!sealed || !wasMeant(message)) return
  const to = readDestination(keys, sealed, id)
  if (to) await noteUndelivered(tx, { channel, to }, { ...message, reason: 'unavailable' })
}

/** Whom a message was for; undefined when this process does not have the key, since even then the message ends. */
function readDestination(keys: Keyring, sealed: Uint8Array, id: string): string | undefined {
  try {
    return openContent(keys, sealed, id).to
  } catch {
    return undefined
  }
}

/**
 * Rows of ended messages, which record when a message was sent, but not its text. A cause recurs within hours at most, so that no
 * duplicate can follow when its row is gone.
 */
export const messageDisposals: Disposals = {
  messages: [ofTable('messages', (before) => sql`messages r where r.status <> 'waiting' and r.created_at < ${before}`)],
}
