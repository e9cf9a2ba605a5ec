import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { FailureReason } from './providers/provider.ts'
import type { Cause, Channel } from './queue.ts'

/** The channel and the address that a message went to. */
interface Destination {
  channel: Channel
  to: string
}

/**
 * Notes that messages do not reach the patients and caregivers with this phone or proved e-mail address: staff have to call them. What
 * staff have dealt with before is open again.
 */
export async function noteUndelivered(
  tx: Tx,
  { channel, to }: Destination,
  { kind, subject, reason }: Pick<Cause, 'kind' | 'subject'> & { reason: FailureReason },
): Promise<void> {
  await sql`
    insert into undelivered (account_id, channel, kind, subject, reason)
    select id, ${channel}, ${kind}, ${subject}, ${reason} from accounts where ${isAt({ channel, to })} and kind <> 'staff'
    on conflict (account_id, channel) do update set
      kind = excluded.kind, subject = excluded.subject, reason = excluded.reason, failed_at = excluded.failed_at,
      since = case when undelivered.handled_at is null then undelivered.since else excluded.since end,
      handled_at = null, handled_by = null
  `.execute(tx)
}

/** Forgets that messages did not reach an address, because one has. */
export async function noteDelivered(tx: Tx, destination: Destination): Promise<void> {
  await sql`
    delete from undelivered where channel = ${destination.channel}
      and account_id in (select id from accounts where ${isAt(destination)})
  `.execute(tx)
}

/** An unproved e-mail address may be anybody's: only its owner, and nobody else, asks for a message to it. */
function isAt({ channel, to }: Destination) {
  return channel === 'sms' ? sql`phone = ${to}` : sql`email = ${to} and email_proved_at is not null`
}
