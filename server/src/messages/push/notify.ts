import { sql } from 'kysely'
import webPush from 'web-push'
import type { Database } from '../../db/client.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { ProviderError, type PushNotice } from '../providers/provider.ts'
import { pushAddress } from './addresses.ts'
import { openVapidKeys, type VapidKeys } from './keys.ts'
import { keptForDevice } from './queue.ts'
import { post } from './send.ts'
import { openSubscriptions, type Subscription } from './subscriptions.ts'

export interface PushServices {
  db: Database
  keys: Keyring
  /** Whether push services may be on this machine. */
  local: boolean
}

interface Details {
  /** Id of the message: devices show it once, however often it arrives. */
  id: string
  expiresAt: Date | null
}

type Outcome = 'taken' | 'gone' | ProviderError

/** Statuses that say something about the moment or the account rather than the notice. */
const passing = new Set([401, 403, 408, 425, 429])

/**
 * Sends a notice to every device of its account, and forgets the devices that are gone.
 * @throws ProviderError when no device took it
 */
export async function notify(services: PushServices, notice: PushNotice, details: Details): Promise<void> {
  const { db, keys } = services
  const subscriptions = await openSubscriptions(db, keys, notice.accountId)
  if (subscriptions.length === 0) throw new ProviderError('no device', { permanent: true })
  const vapid = await openVapidKeys(db, keys)
  const outcomes = await Promise.all(
    subscriptions.map(async (subscription) => {
      const outcome = await sendTo(services, subscription, vapid, notice, details)
      await remember(db, subscription.id, outcome)
      return outcome
    }),
  )
  if (outcomes.includes('taken')) return
  const problems = outcomes.filter((outcome) => outcome instanceof ProviderError)
  throw problems.find(({ permanent }) => !permanent) ?? problems[0] ?? new ProviderError('gone', { permanent: true })
}

async function sendTo(
  { local }: PushServices,
  { endpoint, p256dh, auth }: Subscription,
  vapid: VapidKeys,
  notice: PushNotice,
  { id, expiresAt }: Details,
): Promise<Outcome> {
  const address = pushAddress(endpoint, { local })
  if (!address) return new ProviderError('an address that is not allowed', { permanent: true })
  const { title, text, path, language } = notice
  const left = expiresAt ? Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000)) : keptForDevice
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, text, path, language, tag: id }),
      {
        vapidDetails: { ...vapid, subject: notice.contact },
        TTL: Math.min(left, keptForDevice),
        // Replaces the same notice at the push service, if it was sent twice.
        topic: id.replaceAll('-', ''),
        urgency: 'high',
      },
    )
    return outcomeOf(await post(address, { headers: headers as Record<string, string>, body }))
  } catch (error) {
    // What else fails is the encryption with the browser's keys.
    return error instanceof ProviderError ? error : new ProviderError('unusable keys', { permanent: true })
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return new ProviderError(`HTTP ${status}`, { permanent: status < 500 && !passing.has(status) })
}

async function remember(db: Database, id: string, outcome: Outcome) {
  if (outcome === 'gone') await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
  else
    await db
      .updateTable('push_subscriptions')
      .$if(outcome === 'taken', (update) => update.set({ failing_since: null, used_at: new Date() }))
      .$if(outcome !== 'taken', (update) => update.set({ failing_since: sql`coalesce(failing_since, now())` }))
      .where('id', '=', id)
      .execute()
}
