import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import type { Client, OwnCall } from '../../http/dispatch.ts'
import type { DeviceSession } from '../../messages/push/subscriptions.ts'
import { endSession, hashToken, newToken } from './sessions.ts'

/** Id of the device with this token, if it is known to a matching account. */
export async function findDevice(
  db: Database,
  { deviceToken }: Client,
  account: { id?: string | undefined } | { phone: string },
): Promise<string | undefined> {
  if (!deviceToken) return undefined
  const [column, value] =
    'phone' in account ? (['phone', account.phone] as const) : (['accounts.id', account.id] as const)
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('known_devices.id')
    .where('token_hash', '=', hashToken(deviceToken))
    .where(column, '=', value ?? nobody)
    .executeTakeFirst()
  return found?.id
}

/** The session and the device of a call. */
export async function placeOf({
  db,
  client,
  caller,
}: Pick<OwnCall, 'db' | 'client' | 'caller'>): Promise<DeviceSession> {
  const { accountId, sessionId } = caller
  return { accountId, sessionId, deviceId: await findDevice(db, client, { id: accountId }) }
}

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Makes a device known to an account under a new token and returns the token. Other accounts that know the device get it too, and
 * the old token becomes invalid, in case someone planted it.
 */
export async function rememberDevice(tx: Tx, { deviceToken }: Client, accountId: string): Promise<string> {
  const { token, tokenHash } = newToken()
  const seen = { token_hash: tokenHash, last_used_at: new Date() }
  if (deviceToken)
    await tx.updateTable('known_devices').set(seen).where('token_hash', '=', hashToken(deviceToken)).execute()
  await tx
    .insertInto('known_devices')
    .values({ account_id: accountId, ...seen })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doNothing())
    .execute()
  return token
}

/** Whether a known device passed the second factor recently. */
export async function needsNoSecondFactor(db: Database, device: string | undefined): Promise<boolean> {
  if (!device) return false
  const found = await db
    .selectFrom('known_devices')
    .select('id')
    .where('id', '=', device)
    .where('second_factor_until', '>', new Date())
    .executeTakeFirst()
  return found !== undefined
}

interface DeviceEntry {
  accountId: string
  deviceToken: string
  /** Browser and system. */
  name: string
  /** Second factor given with this login: until when it is valid, and whether to remember the device (undefined: unchanged). */
  factor: { until: Date; remembered?: boolean } | undefined
}

/** Records a device's name at login, and until when it needs no second factor. */
export async function noteSecondFactor(tx: Tx, { accountId, deviceToken, name, factor }: DeviceEntry): Promise<void> {
  const longer = factor && sql<Date>`greatest(second_factor_until, ${factor.until})`
  const given =
    factor?.remembered === undefined
      ? longer && { second_factor_until: longer }
      : { second_factor_until: factor.until, remembered: factor.remembered }
  await tx
    .updateTable('known_devices')
    .set({ name, ...given })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hashToken(deviceToken))
    .execute()
}

/** Requires the second factor at the next login on a device, unless the device is remembered. */
export async function forgetSecondFactor(tx: Tx, device: string | undefined): Promise<void> {
  if (!device) return
  await tx
    .updateTable('known_devices')
    .set({ second_factor_until: null })
    .where('id', '=', device)
    .where('remembered', '=', false)
    .execute()
}

/** Requires the second factor again on one remembered device of an account. @returns whether there was such a device */
export async function forgetRemembered(tx: Tx, accountId: string, device: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('known_devices')
    .set({ second_factor_until: null, remembered: false })
    .where('account_id', '=', accountId)
    .where('id', '=', device)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Ends a session chosen from the list: its device is no longer trusted, so it needs the second factor again.
 * @returns whether the session existed
 */
export async function endSessionElsewhere(tx: Tx, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await endSession(tx, accountId, sessionId)
  if (ended?.device_id) await forgetRemembered(tx, accountId, ended.device_id)
  return ended !== undefined
}

/** The devices that currently need no second factor, remembered or for the day, last used first. */
export async function rememberedDevices(db: Database, { accountId, deviceId }: DeviceSession) {
  const rows = await db
    .selectFrom('known_devices')
    .select(['id', 'name', 'second_factor_until', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('second_factor_until', '>', new Date())
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rememberedUntil: row.second_factor_until?.toISOString() ?? '',
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === deviceId,
  }))
}
