import type { Database, Tx } from '../db/client.ts'
import type { Client, OwnCall } from '../http/dispatch.ts'
import type { Place } from '../messages/push/subscriptions.ts'
import { hashToken, newToken } from './sessions.ts'

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

/** The session and the device from which a person calls. */
export async function placeOf({ db, client, caller }: Pick<OwnCall, 'db' | 'client' | 'caller'>): Promise<Place> {
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
