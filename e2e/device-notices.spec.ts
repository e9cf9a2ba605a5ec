import { devices, type Page, type Worker } from '@playwright/test'
import { getDeviceNotices } from '@portal/contract/push/own'
import { scaleTimeout } from '../scripts/test/timeout'
import { TestBrowser } from '../server/test/setup/push'
import { push as en } from '../web/app/locales/en/push'
import { push as zhTW } from '../web/app/locales/zh-TW/push'
import { call } from './setup/api'
import { logInAsNew, newAccount } from './setup/own-account'
import { accountWords, goodPassword, logIn } from './setup/people'
import { card } from './setup/profile-page'
import { answer, expect as expectSoon, open, test } from './setup/test'
import { represented } from './setup/whole'

test.use({ serviceWorkers: 'allow' })

// The worker starts in the background of a busy machine.
const expect = expectSoon.configure({ timeout: scaleTimeout(30_000) })
const home = '/user/index'
const button = (page: Page, words = en) => card(page, words.title).getByRole('button')
const state = (page: Page, words = en) => card(page, words.title).getByRole('status')

/** A push service on this machine in place of the browser maker's, which tests cannot reach; all else is the browser's own. */
async function withPushService(page: Page) {
  const subscription = { endpoint: `http://127.0.0.1:9/${Math.random()}`, keys: new TestBrowser().keys }
  await page.addInitScript((given) => {
    const kept = 'test-push'
    const made = () => ({
      ...given,
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem(kept),
    })
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(kept, '1')
      return made() as never
    }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(kept) ? (made() as never) : null)
  }, subscription)
}

/** Pretends what the browser allows; headless browsers ask nobody. */
const withPermission = (page: Page, first: NotificationPermission, asked = first) =>
  page.addInitScript(
    ([before, after]) => {
      let now = before
      Object.defineProperty(Notification, 'permission', { get: () => now })
      Notification.requestPermission = async () => {
        now = after
        return after as NotificationPermission
      }
    },
    [first, asked] as const,
  )

test('notices are turned on and off per device in the personal center, and stay so', async ({ page }) => {
  await withPushService(page)
  await withPermission(page, 'default', 'granted')
  const { token } = await logInAsNew(page)
  const devices = async () => (await call(page.request, getDeviceNotices, {}, { token })).devices
  await open(page, home)
  await expect(state(page)).toHaveText(en.states.off)
  await button(page).press('Enter')
  await expect(state(page)).toHaveText(en.states.on)
  await expect(button(page)).toBeFocused()
  expect(await devices()).toHaveLength(1)
  await withPermission(page, 'granted')
  await page.reload()
  await expect(state(page)).toHaveText(en.states.on)
  await button(page).press('Enter')
  await expect(state(page)).toHaveText(en.states.off)
  await expect(button(page)).toBeFocused()
  expect(await devices()).toEqual([])
})

test('notices that cannot be turned on say why: blocked, not allowed, refused by the browser, or failing', async ({
  page,
}) => {
  await logInAsNew(page)
  await withPermission(page, 'default', 'denied')
  await open(page, `${home}?lang=zh-TW`)
  await expect(state(page, zhTW)).toHaveText(zhTW.states.off)
  await button(page, zhTW).press('Enter')
  await expect(state(page, zhTW)).toHaveText(zhTW.states.blocked)
  await expect(button(page, zhTW)).toHaveText(zhTW.changes.blocked)
  await expect(button(page, zhTW)).toBeFocused()
  await button(page, zhTW).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: zhTW.states.blocked })).toBeVisible()

  await withPermission(page, 'default')
  await page.reload()
  await button(page, zhTW).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: zhTW.notAllowed })).toBeVisible()
  await expect(state(page, zhTW)).toHaveText(zhTW.states.off)

  await withPermission(page, 'granted')
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'))
  })
  await page.reload()
  await button(page, zhTW).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: zhTW.notTurnedOn })).toBeVisible()

  await withPushService(page)
  await page.addInitScript(() => localStorage.setItem('test-push', '1'))
  const device = {
    id: crypto.randomUUID(),
    device: '',
    createdAt: '2026-01-01T00:00:00Z',
    current: true,
    failing: true,
  }
  await answer(page, '/api/user/push/list', { code: '200', data: { publicKey: '', devices: [device] } })
  await page.reload()
  await expect(state(page, zhTW)).toHaveText(zhTW.states.failing)
})

test.describe('a browser without notices says so', () => {
  for (const [name, userAgent, said] of [
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604', en.homeScreen],
    ['WeChat', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0', en.unable],
  ] as const)
    test(name, represented(name === 'an iPhone'), async ({ browser, baseURL }) => {
      const context = await browser.newContext({ userAgent, baseURL: String(baseURL) })
      const page = await context.newPage()
      await page.addInitScript(() => Object.defineProperty(window, 'PushManager', { value: undefined }))
      await logInAsNew(page)
      await open(page, `/h5${home}`)
      await expect(card(page, en.title)).toContainText(said)
      await expect(button(page)).toHaveCount(0)
      await context.close()
    })
})

test('the worker shows a notice in its language, replaceable by a repetition, and opens its page, but no other site', async ({
  page,
}) => {
  await open(page, '/h5/about/faq')
  const worker = await workerOf(page)
  const path = '/user/index?tab=requests'
  const sent = { title: 'Evergreen', text: '還缺一份文件。', path, language: 'zh-TW', tag: 'one' }
  for (const data of [sent, { ...sent, path: 'https://elsewhere.example/' }]) await worker.push(JSON.stringify(data))
  await worker.push('nonsense')
  const body = { body: sent.text, lang: 'zh-TW', tag: 'one', icon: '/icon-192.png' }
  await expect
    .poll(async () =>
      (await worker.shown()).map(({ title, tag, body, lang, icon }) => ({ title, tag, body, lang, icon })),
    )
    .toEqual([
      { title: 'Evergreen', ...body },
      { title: 'Evergreen', ...body },
      { title: new URL(page.url()).host, body: '', lang: '', tag: '', icon: '/icon-192.png' },
    ])
  expect(await worker.opened(0)).toBe(path)
  expect(await worker.opened(1)).toBe('')
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use(phone)
  test('[S12] a notice opens its page on the phone site, after a login if needed', async ({ page, request }) => {
    const { phone } = await newAccount(request)
    await open(page, '/h5/about/faq?lang=zh-TW')
    const worker = await workerOf(page)
    await worker.push(
      JSON.stringify({ title: 'Evergreen', text: '', path: '/user/index?tab=requests', language: 'zh-TW' }),
    )
    await expect.poll(async () => (await worker.shown()).length).toBe(1)
    // The emulated device is not that of the worker, so the server sends the phone over.
    await open(page, await worker.opened(0))
    await expect(page).toHaveURL(/\/h5\/login\?redirect=/)
    await logIn(page, accountWords['zh-TW'], phone, goodPassword)
    await expect(page).toHaveURL(/\/h5\/user\/index\?tab=requests$/)
    const tab = page.getByRole('main').locator('a[aria-current="page"][href$="tab=requests"]')
    await expect(tab).toBeVisible()
  })
})

interface Shown extends NotificationOptions {
  title: string
}

/** What the test records in the worker: headless browsers show no notices and open no windows. */
interface Recorder {
  shown: Shown[]
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<null> }
}

/** The worker of the phone site: sends it pushes, and reads what it would show. */
async function workerOf(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const script = page.context().serviceWorkers()[0] as Worker
  await script.evaluate(() => {
    const scope = self as unknown as Recorder
    scope.shown = []
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options })
  })
  const { session, registrationId } = await registrationOf(page)
  const origin = new URL(page.url()).origin
  return {
    push: (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    shown: () => script.evaluate(() => (self as unknown as Recorder).shown),
    /** Presses a notice and returns the path of the page that it opens. */
    opened: (index: number) =>
      script.evaluate((pressed) => {
        const scope = self as unknown as Recorder
        const notification = { ...scope.shown[pressed], close() {} }
        return new Promise<string>((resolve) => {
          scope.clients.openWindow = async (url) => {
            resolve(url.slice(location.origin.length))
            return null
          }
          self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
        })
      }, index),
  }
}

async function registrationOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.endsWith('/h5/'))
      if (found) resolve(found.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return { session, registrationId: await registrationId }
}
