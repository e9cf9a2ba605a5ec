import { rm, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { scaleTimeout } from '../scripts/test/timeout'
import { upload } from '../web/app/locales/en/upload'
import { address, slot } from './setup/application-page'
import { applicationsOf, leaveDraft } from './setup/applications'
import { logInByCall, newAccount, storeSession } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { pictureFile, pictureOfBytes, smallPicture } from './setup/pictures'
import { expect, open, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

/** The papers of an application with a draft; `kind` has no picture yet. */
async function openDocuments(page: Page) {
  const account = await newAccount(page.request)
  const session = await logInByCall(page.request, account.phone)
  const service = await leaveDraft(page, page.request, session)
  await storeSession(page, account)
  await open(page, address(service.serviceId, 'documents'))
  const kind = service.kinds.find((one) => !service.required.includes(one)) ?? service.kinds[0] ?? ''
  const calls = applicationsOf(page.request, session)
  return { part: slot(page, kind), draft: async () => (await calls.draft(service.serviceId))?.documents ?? [], kind }
}

/** Whether the browser would ask before it leaves the page. */
const leaving = (page: Page) =>
  page.evaluate(() => (dispatchEvent(new Event('beforeunload', { cancelable: true })) ? 'free' : 'asked'))
const chooser = (part: Locator) => part.locator('input[type=file][multiple]')
const names = (part: Locator) => part.locator('li:has(img)').getByText(/\.(png|jpg)$/)
const files = async (page: Page, ...names: string[]) =>
  Promise.all(names.map(async (name, at) => pictureFile(name, await smallPicture(page, `#${at + 1}0${at + 2}060`))))

test('[USE-50] two uploads run at a time, and pictures keep the order of selection, however late each finishes', async ({
  page,
}) => {
  const { part, draft, kind } = await openDocuments(page)
  const going = new Map<string, () => void>()
  let most = 0
  await page.route('**/home/api/file', async (route) => {
    const name = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? ''
    const letGo = new Promise<void>((resolve) => going.set(name, resolve))
    most = Math.max(most, going.size)
    await letGo
    await route.continue()
  })
  const finish = async (name: string) => {
    await expect.poll(() => [...going.keys()]).toContain(name)
    going.get(name)?.()
    going.delete(name)
  }
  await chooser(part).setInputFiles(await files(page, 'first.png', 'second.png', 'third.png', 'fourth.png'))
  await expect(part.getByText(upload.queued)).toHaveCount(2)
  await expect.poll(() => [...going.keys()].sort()).toEqual(['first.png', 'second.png'])
  await finish('second.png')
  await expect(part.getByText(upload.saving)).toBeVisible()
  await finish('first.png')
  await finish('fourth.png')
  await finish('third.png')
  await expect(names(part)).toHaveText(['first.png', 'second.png', 'third.png', 'fourth.png'])
  expect(most).toBe(2)
  await expect.poll(async () => (await draft()).filter((document) => document.kind === kind)).toHaveLength(4)
})

test('[USE-50] two photos of 450 KB arrive over a line of 20 KB a second', whole, async ({ page }) => {
  const { part, draft, kind } = await openDocuments(page)
  const photos = [
    pictureFile('front.jpg', await pictureOfBytes(page, 450_000)),
    pictureFile('back.jpg', await pictureOfBytes(page, 450_000)),
  ]
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 20_000 }
  await session.send('Network.emulateNetworkConditions', line)
  const begun = performance.now()
  await chooser(part).setInputFiles(photos)
  await expect(names(part)).toHaveText(['front.jpg', 'back.jpg'], { timeout: scaleTimeout(90_000) })
  expect(performance.now() - begun).toBeGreaterThan(40_000)
  await expect.poll(async () => (await draft()).filter((document) => document.kind === kind)).toHaveLength(2)
})

test('[USE-50] pictures are reordered by button, keyboard and drag and drop; the order persists', async ({ page }) => {
  const { part, draft, kind } = await openDocuments(page)
  const ids = async () => (await draft()).filter((document) => document.kind === kind).map(({ fileId }) => fileId)
  await chooser(part).setInputFiles(await files(page, 'a.png', 'b.png', 'c.png'))
  await expect(names(part)).toHaveText(['a.png', 'b.png', 'c.png'])
  await expect.poll(ids).toHaveLength(3)
  const chosen = await ids()
  const item = (name: string) => part.getByRole('listitem').filter({ hasText: name })
  const down = item('a.png').getByRole('button', { name: upload.moveDown })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(names(part)).toHaveText(['b.png', 'a.png', 'c.png'])
  await expect(down).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: upload.moved(2) })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(names(part)).toHaveText(['b.png', 'c.png', 'a.png'])
  await expect(down).toBeFocused()
  await expect(down).toHaveAttribute('aria-disabled', 'true')

  // All of them in view: scrolling on the way would put another one under the pointer.
  await page.setViewportSize({ width: 1280, height: 2_000 })
  await item('b.png').dragTo(item('a.png'))
  await expect(names(part)).toHaveText(['c.png', 'a.png', 'b.png'])
  await expect.poll(ids).toEqual([chosen[2], chosen[0], chosen[1]])
  await onScreens(page, 'pictures in an order', ['desktop', 'narrow'])
  await page.reload()
  await expect(part.getByRole('button', { name: upload.moveDown })).toHaveCount(3)
})

test('[USE-50] a lost connection is reported at the file, and retried after exactly 5 seconds or at once on a press', async ({
  page,
}) => {
  const { part } = await openDocuments(page)
  await page.clock.install()
  let tries = 0
  await page.route('**/home/api/file', (route) => {
    tries += 1
    return tries < 4 ? route.abort('connectionreset') : route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await chooser(part).setInputFiles(await files(page, 'a.png'))
  await expect(part.getByRole('alert')).toContainText(upload.why.broken)
  await expect(part).toContainText(upload.again(5))
  expect(tries).toBe(1)
  await page.clock.runFor(4_999)
  await expect(part).toContainText(upload.again(1))
  expect(tries).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => tries).toBe(2)
  await expect(part).toContainText(upload.again(10))
  await page.clock.runFor(10_000)
  await expect.poll(() => tries).toBe(3)
  await expect(part).toContainText(upload.again(20))
  await part.getByRole('button', { name: upload.tryNow }).click()
  await page.clock.resume()
  await expect(names(part)).toHaveText(['a.png'])
  expect(tries).toBe(4)
})

test(
  '[USE-50] an upload stalled for a minute is stopped, not earlier; leaving the page meanwhile needs a confirmation',
  whole,
  async ({ page }) => {
    const { part } = await openDocuments(page)
    await page.clock.install()
    await page.route('**/home/api/file', () => {})
    await page.clock.pauseAt(Date.now() + 60_000)
    await chooser(part).setInputFiles(await files(page, 'a.png'))
    await expect(part.getByRole('progressbar')).toBeVisible()
    await expect.poll(() => leaving(page)).toBe('asked')
    await page.clock.runFor(59_999)
    await expect(part.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(part.getByRole('alert')).toContainText(upload.why.still)
    expect(await leaving(page)).toBe('asked')
  },
)

test('[USE-65] a file that is gone when the connection is back is reported as gone, not as a lost connection', async ({
  page,
}, testInfo) => {
  const { part } = await openDocuments(page)
  const path = testInfo.outputPath('a.png')
  await writeFile(path, await smallPicture(page, '#204060'))
  await page.route('**/home/api/file', async (route) => {
    await rm(path)
    await route.abort('connectionreset')
  })
  await chooser(part).setInputFiles(path)
  await expect(part.getByRole('alert')).toContainText(upload.gone)
  await part.getByRole('button', { name: upload.discard }).click()
  await expect(part.getByRole('alert')).toHaveCount(0)
})

test(
  '[USE-50] a retry during which the connection returns waits no longer than the first one, however many failures came before',
  whole,
  async ({ page }) => {
    const { part } = await openDocuments(page)
    await page.clock.install()
    const held: (() => Promise<void>)[] = []
    await page.route('**/home/api/file', (route) => {
      held.push(() => route.abort('connectionreset'))
    })
    const fail = async (attempt: number) => {
      await expect.poll(() => held.length).toBe(attempt)
      await held[attempt - 1]?.()
    }
    await page.clock.pauseAt(Date.now() + 60_000)
    await chooser(part).setInputFiles(await files(page, 'a.png'))
    await fail(1)
    await expect(part).toContainText(upload.again(5))
    await page.clock.runFor(5_000)
    await fail(2)
    await expect(part).toContainText(upload.again(10))
    await page.clock.runFor(10_000)
    await expect.poll(() => held.length).toBe(3)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await fail(3)
    await expect(part).toContainText(upload.again(5))
    await page.unrouteAll()
    await part.getByRole('button', { name: upload.tryNow }).click()
    await page.clock.resume()
    await expect(names(part)).toHaveText(['a.png'])
  },
)
