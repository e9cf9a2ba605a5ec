import webPush from 'web-push'
import type { Database } from '../../db/client.ts'
import type { Keyring } from '../../secrets/keyring.ts'

/** The encryption context of the private key. */
export const vapidContext = 'push_keys/vapid'

/** The key pair that identifies this portal to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Makes the key pair at the first start. Processes that start at the same time agree on one. */
export async function makeVapidKeys(db: Database, keys: Keyring): Promise<void> {
  if (await db.selectFrom('push_keys').select('id').executeTakeFirst()) return
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_sealed: keys.seal(privateKey, vapidContext) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The public key, which browsers need to subscribe. */
export async function publicVapidKey(db: Database): Promise<string> {
  return (await db.selectFrom('push_keys').select('public_key').executeTakeFirstOrThrow()).public_key
}

/** The key pair. @throws MissingKeyError when it is sealed with a key that this process does not have */
export async function openVapidKeys(db: Database, keys: Keyring): Promise<VapidKeys> {
  const row = await db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
  return { publicKey: row.public_key, privateKey: keys.open(row.private_sealed, vapidContext).toString() }
}
