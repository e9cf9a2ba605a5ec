import { ECDH } from 'node:crypto'
import type { DeviceNotices, subscribeDevice } from '@portal/contract/push/own'
import type * as z from 'zod'
import { placeOf } from '../accounts/login/known-devices.ts'
import { audited } from '../audit/audited.ts'
import type { OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { pushAddress } from '../messages/push/addresses.ts'
import { publicVapidKey } from '../messages/push/keys.ts'
import { type DeviceSession, keepSubscription } from '../messages/push/subscriptions.ts'
import { limits } from './limits.ts'

type Subscription = z.output<(typeof subscribeDevice)['input']>

/** The caller's devices that show notices. */
export async function selectDevices(call: OwnCall): Promise<DeviceNotices> {
  const place = await placeOf(call)
  const rows = await call.db
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'created_at', 'failing_since', 'session_id', 'device_id'])
    .where('account_id', '=', call.caller.accountId)
    .orderBy('created_at', 'desc')
    .execute()
  return {
    publicKey: await publicVapidKey(call.db),
    devices: rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      current: isAt(row, place),
      failing: row.failing_since !== null,
    })),
  }
}

function isAt(
  row: { session_id: string | null; device_id: string | null },
  { sessionId, deviceId }: DeviceSession,
): boolean {
  return row.session_id === sessionId || (row.device_id !== null && row.device_id === deviceId)
}

/**
 * Shows notices on the device that asks.
 * @throws PortalError invalid_input at `endpoint` when the push service's address is not allowed, or at `p256dh`; too_many_requests
 */
export async function subscribe(call: OwnCall, subscription: Subscription): Promise<DeviceNotices> {
  const { caller, client, keys, messages, throttles } = call
  if (!pushAddress(subscription.endpoint, { local: messages.pushesLocally }))
    throw new PortalError('invalid_input', { endpoint: 'pushUnusable' })
  if (!isPublicKey(subscription.p256dh)) throw new PortalError('invalid_input', { p256dh: 'pushUnusable' })
  await throttles.count(limits.pushByAccountDaily, { account: caller.accountId })
  const place = { ...(await placeOf(call)), device: client.device }
  await audited(call, 'push.subscribe', `account ${caller.accountId}`, (tx) =>
    keepSubscription(tx, keys, place, subscription),
  )
  return selectDevices(call)
}

/** Whether these bytes are a point of the curve P-256. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}

/** Ends the notices on one of the caller's devices. @throws PortalError not_found */
export async function unsubscribe(call: OwnCall, id: string): Promise<DeviceNotices> {
  const { accountId } = call.caller
  await audited(call, 'push.unsubscribe', `account ${accountId}`, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('push_subscriptions')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new PortalError('not_found')
  })
  return selectDevices(call)
}
