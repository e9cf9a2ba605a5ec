import { toPhoneSite } from '@portal/contract/phone-site'
import { type NotificationEvent, type PushEvent, scope } from './scope'

/** What the server sends (docs/decisions/0076). */
interface Notice {
  title: string
  text: string
  /** Path of the page to open, as on the desktop site. */
  path: string
  language: string
  /** The same for a repetition, which then replaces the first. */
  tag: string
}

/** Shows the notices that the server pushes, and opens their page when they are pressed. */
export function showNotices() {
  scope.addEventListener('push', (event) => event.waitUntil(show(event)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(event))
  })
}

/** A push always shows something: browsers demand it, and end subscriptions that stay silent. */
function show({ data }: PushEvent): Promise<void> {
  const { title = location.host, text: body = '', path = '/', language: lang = '', tag = '' } = read(data)
  return scope.registration.showNotification(title, { body, lang, tag, icon: '/icon-192.png', data: { path } })
}

function read(data: PushEvent['data']): Partial<Notice> {
  try {
    return (data?.json() ?? {}) as Partial<Notice>
  } catch {
    return {}
  }
}

/** Shows the page where it is open already; never takes another page away, on which something may have been typed. */
async function openPage({ notification }: NotificationEvent): Promise<void> {
  const { path = '/' } = (notification.data ?? {}) as Partial<Notice>
  const address = addressOf(path)
  const open = await scope.clients.matchAll({ type: 'window' })
  const there = open.find(({ url }) => url === address)
  await (there ? there.focus() : scope.clients.openWindow(address))
}

/** The page's address on this site: below the root on phones, where the installed site stays within it. */
function addressOf(path: string): string {
  const onPhone = /iPhone|Android.+Mobile/.test(navigator.userAgent)
  const url = new URL(onPhone ? toPhoneSite(path) : path, location.origin)
  return url.origin === location.origin ? url.href : location.origin
}
