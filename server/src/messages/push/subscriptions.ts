import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import type { SealedColumn } from '../../secrets/reseal.ts'
import { vapidContext } from './keys.ts'

/** A browser's subscription: the push service's address for it, and its keys (RFC 8291), in base64url. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** The device from which a subscription is made or given up. */
export interface DeviceSession {
  accountId: string
  sessionId: string
  /** The known device; undefined when its browser keeps no cookie. */
  deviceId: string | undefined
}

/** An account keeps its newest subscriptions only. */
const maxPerAccount = 5

const contextOf = (id: string) => `push_subscriptions/${id}`

/** The encrypted columns, for a change of keys. */
export const sealedPushColumns: readonly SealedColumn[] = [
  { table: 'push_subscriptions', key: 'id', column: 'subscription_sealed', context: contextOf },
  { table: 'push_keys', key: 'id', column: 'private_sealed', context: () => vapidContext },
]

/** The accounts among these that have a device with notices. */
export async function selectSubscribed(tx: Tx, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('push_subscriptions')
    .select('account_id')
    .distinct()
    .where(sql<boolean>`account_id = any(${[...new Set(accountIds)]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/** An account's subscriptions, decrypted. */
export async function openSubscriptions(db: Database, keys: Keyring, accountId: string) {
  const rows = await db.selectFrom('push_subscriptions').selectAll().where('account_id', '=', accountId).execute()
  return rows.map(({ id, subscription_sealed }) => ({
    id,
    ...(JSON.parse(keys.open(subscription_sealed, contextOf(id)).toString()) as Subscription),
  }))
}

/**
 * Stores a subscription for its device. A browser has one address, so another account's subscription of the same browser, and an
 * earlier one of this device, are replaced.
 */
export async function keepSubscription(
  tx: Tx,
  keys: Keyring,
  place: DeviceSession & { device: string },
  subscription: Subscription,
): Promise<void> {
  const { accountId, sessionId, deviceId, device } = place
  // Subscribing twice at the same time must not leave more than the most.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  const known = keys.fingerprints(subscription.endpoint, 'push endpoint')
  await tx.deleteFrom('push_subscriptions').where('endpoint_fingerprint', 'in', known).execute()
  await forgetDevice(tx, place)
  const { id } = (await sql<{ id: string }>`select gen_random_uuid() as id`.execute(tx)).rows[0] as { id: string }
  const values = {
    account_id: accountId,
    session_id: sessionId,
    device_id: deviceId ?? null,
    device,
    endpoint_fingerprint: keys.fingerprint(subscription.endpoint, 'push endpoint'),
    subscription_sealed: keys.seal(JSON.stringify(subscription), contextOf(id)),
  }
  await tx
    .insertInto('push_subscriptions')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('endpoint_fingerprint').doUpdateSet({ id, ...values }))
    .execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (select) =>
      select
        .selectFrom('push_subscriptions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy(sql`id = ${id}`, 'desc')
        .orderBy('created_at', 'desc')
        .limit(maxPerAccount),
    )
    .execute()
}

/** Ends the notices on one device, as when its user logs out. */
export async function forgetDevice(db: Database, place: DeviceSession): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('account_id', '=', place.accountId).where(isAt(place)).execute()
}

/** Ends the notices on an account's other devices, as when its password changes; on all of them without a place. */
export async function forgetOtherDevices(db: Database, accountId: string, kept?: DeviceSession): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .$if(kept !== undefined, (others) => others.where(sql<SqlBool>`not (${isAt(kept as DeviceSession)})`))
    .execute()
}

function isAt({
  sessionId,
  deviceId = null,
}: Omit<DeviceSession, 'deviceId'> & { deviceId?: string | null | undefined }) {
  return sql<SqlBool>`(coalesce(session_id = ${sessionId}::uuid, false) or coalesce(device_id = ${deviceId}::uuid, false))`
}

const day = 24 * 3_600_000
/** As long as a known device is kept. */
const keptUnused = 400 * day

/** Deletes subscriptions that no notice reached for long. Returns how many. */
export async function forgetUnused(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('used_at', '<', new Date(now.getTime() - keptUnused))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
