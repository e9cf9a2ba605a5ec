import { phoneRoot } from '@portal/contract/phone-site'

/** Whether this browser can show notices; `homeScreen`: only once the site is on the home screen of an iPhone or iPad. */
export type Ability = 'able' | 'homeScreen' | 'unable'

export function abilityOf({ navigator, PushManager, Notification }: Partial<typeof globalThis> = globalThis): Ability {
  if (navigator?.serviceWorker && PushManager && Notification) return 'able'
  const agent = navigator?.userAgent ?? ''
  // An iPad calls itself a Mac, but Macs have no touch screen.
  const isApple = /iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && (navigator?.maxTouchPoints ?? 0) > 1)
  return isApple && !/MicroMessenger/.test(agent) ? 'homeScreen' : 'unable'
}

/** Whether the browser has a subscription; whose it is, only the server knows. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(phoneRoot)
  return (await registration?.pushManager.getSubscription()) != null
}

/** Subscribes anew, so that the address belongs to this key and to nobody else's account. @throws when the browser refuses */
export async function subscribeHere(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  // On the desktop site, no page has registered the worker yet.
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: phoneRoot })
  await activated(registration)
  await unsubscribeHere()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh, auth }
}

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(phoneRoot)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Waits for the registration's worker; `navigator.serviceWorker.ready` waits for one that controls this page. */
function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve()
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve()
      if (coming.state === 'redundant') reject(new Error('the worker did not start'))
    })
  })
}
