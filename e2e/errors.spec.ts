import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { zhCN } from '../web/app/locales/zh-CN'
import { expectAfter, pauseClock } from './setup/clock'
import { navigate } from './setup/navigate'
import { nothingAsked, storeUnknownSession } from './setup/own-account'
import { accountPart } from './setup/shell-page'
import { answer, expect, open, test } from './setup/test'
import { whole } from './setup/whole'

const submitPath = '/api/user/submit-white-card'
const applyPath = '/api/user/patient/info'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

test.beforeEach(({ page }) => storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' }))

/** Applies for long-term care: a call whose errors the client shows. */
async function apply(page: Page, texts = en) {
  await page.getByRole('button', { name: texts.home.longTermCare.apply }).click()
}

/** Submits a white card: a call whose errors the page shows. */
async function submitWhiteCard(page: Page, texts = en) {
  await page.getByLabel(texts.home.whiteCard.label).fill('AB12345C')
  await page.getByRole('button', { name: texts.home.whiteCard.submit }).click()
}

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
const errors = (page: Page) => page.locator('#toasts [role=alert] [data-kind=error] p')
const session = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])

test('[ASK-10] the cookie XSRF-TOKEN set by a gateway is sent back as X-XSRF-TOKEN', async ({ page, baseURL }) => {
  const asked = await answer(page, submitPath, { code: '200' })
  await open(page, '/')
  await submitWhiteCard(page)
  await expect.poll(() => asked.length).toBe(1)
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'a%3Db', url: baseURL ?? '' }])
  await open(page, '/')
  await submitWhiteCard(page)
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'a=b'])
})

test('[E01] a 401 removes token and user and leads to the login', async ({ page }) => {
  for (const [path, act] of [
    [applyPath, apply],
    [submitPath, submitWhiteCard],
  ] as const) {
    await answer(page, path, { code: 'unauthenticated' }, 401)
    await open(page, '/')
    await act(page)
    await expect(page, path).toHaveURL(`/login?redirect=${encodeURIComponent('/')}`)
    expect(await session(page)).toEqual([null, null])
    await expect(accountPart(page).getByRole('link', { name: en.shell.login })).toBeVisible()
    // Lets the next page store the session again.
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('[USE-24] a message does not cover the button that was pressed', async ({ page }) => {
  await answer(page, submitPath, { code: 'invalid_input', message: 'Please look at it again.' }, 400)
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  await page.setViewportSize({ width: 390, height: 760 })
  await open(page, '/')
  const button = page.getByRole('button', { name: en.home.whiteCard.submit })
  await page.getByLabel(en.home.whiteCard.label).fill('AB12345C')
  await button.evaluate((it) => it.scrollIntoView({ block: 'end' }))
  await button.click()
  const message = alert(page, 'Please look at it again.')
  await expect(message).toBeVisible()
  await expect(button).toBeFocused()
  const edge = (of: Locator, side: 'top' | 'bottom') => of.evaluate((it, s) => it.getBoundingClientRect()[s], side)
  await expect.poll(async () => (await edge(button, 'bottom')) <= (await edge(message, 'top'))).toBe(true)
})

test('[E02] any other error with a message shows that message and keeps the session', async ({ page }) => {
  for (const status of [400, 403, 500]) {
    const message = `This did not work (${status}).`
    await answer(page, applyPath, { code: 'no', message }, status)
    await open(page, '/')
    await apply(page)
    await expect(errors(page)).toHaveText([message])
    await expect(page).toHaveURL('/')
    expect(await session(page)).not.toContain(null)
  }
})

test('[AX-8] [USE-16] an error stays visible until a retry succeeds; closing it restores the focus', async ({
  page,
}) => {
  await page.clock.install()
  await answer(page, submitPath, { code: 'invalid_input', message: 'Please look at it again.' }, 400)
  await open(page, '/')
  await submitWhiteCard(page)
  const notice = alert(page, 'Please look at it again.')
  await expect(notice).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(notice).toBeVisible()
  const submit = page.getByRole('button', { name: en.home.whiteCard.submit })
  await submit.focus()
  await notice.getByRole('button', { name: en.ui.close }).click()
  await expect(notice).toBeHidden()
  await expect(submit).toBeFocused()
  await submit.click()
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await answer(page, submitPath, { code: '200' })
  const card = {
    status: 'submitted',
    medicaidId: '',
    submittedAt: '',
    decidedAt: '',
    promise: { by: '', withinDay: true },
    reason: '',
  }
  await answer(page, '/api/user/white-card', { code: '200', data: card })
  await answer(page, '/api/user/white-card/holder', { code: '200', data: nothingAsked })
  // A press less than half a second after the last one counts as a double click.
  await page.clock.fastForward(1_000)
  await submit.click()
  await expect(page).toHaveURL('/services/result/submitWC')
  await expect(notice).toBeHidden()
})

test('[E03] an error without a message shows status and status text', async ({ page }) => {
  for (const [status, body, shown] of [
    [502, '<html>gateway</html>', '502 Bad Gateway'],
    [500, '{"code":"server_error","message":"","data":null}', '500 Internal Server Error'],
  ] as const) {
    await page.route(`**/home${applyPath}`, (route) => route.fulfill({ status, body }))
    await open(page, '/')
    await apply(page)
    await expect(errors(page)).toHaveText([shown])
  }
})

test('[E04] [C38] a call that takes 20 seconds reports a timeout', async ({ page }) => {
  await page.clock.install()
  await page.route(`**/home${applyPath}`, () => {})
  await open(page, '/?lang=zh-CN')
  await pauseClock(page)
  const sent = page.waitForRequest(`**/home${applyPath}`)
  await apply(page, zhCN)
  await sent
  await expectAfter(page, 20_000, () => errors(page).isVisible())
  await expect(errors(page)).toHaveText(['网络请求超时'])
})

test('[E05] a network failure is reported', async ({ page }) => {
  await page.route(`**/home${applyPath}`, (route) => route.abort('connectionreset'))
  await open(page, '/?lang=zh-CN')
  await apply(page, zhCN)
  await expect(errors(page)).toHaveText(['网络错误'])
})

test('[E06] a request that fails without a response gives the reason', async ({ page }) => {
  await open(page, '/?lang=zh-CN')
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new RangeError('too far'))
  })
  await apply(page, zhCN)
  await expect(errors(page)).toHaveText(['接口请求失败：RangeError: too far'])
})

test('[E07] [H07] a white-card code other than "200" shows the server’s message', async ({ page }) => {
  await answer(page, submitPath, { code: 'already_submitted', message: 'This card was handed in before.' })
  await open(page, '/')
  await submitWhiteCard(page)
  await expect(errors(page)).toHaveText(['This card was handed in before.'])
  await expect(page).toHaveURL('/')
})

/** The calls of the home page, each with the section that it fills. */
const sections = (page: Page): Record<string, Locator> => {
  const section = (name: string) => page.getByRole('main').getByRole('region', { name })
  const { banner, scopes, promo, activities, feedback, offices, figures } = en.home
  return {
    '/content/banners': section(banner.label),
    '/content/service-param': section(figures.title),
    '/content/service-scope': section(scopes.title),
    '/content/home-video/pc': section(promo.title),
    '/content/activity/page': section(activities.title),
    '/content/comment/top': section(feedback.title).getByRole('article').first(),
    '/content/company-addresses': section(offices.title),
  }
}

test('[ASK-5] [E08] [H15] each call of the home page that fails is only logged, its section stays empty and the others work', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
  await open(page, '/about/faq')
  await watchAlerts(page)
  for (const failing of [...Object.keys(sections(page)), '/content/cityList']) {
    const message = `${failing} is broken`
    await answer(page, failing, { code: 'server_error', message }, 500)
    await navigate(page, '/')
    await expect(page.getByLabel(en.home.whiteCard.label)).toBeVisible()
    for (const [path, section] of Object.entries(sections(page)))
      await expect(section, path).toHaveCount(path === failing ? 0 : 1)
    await expect(page.getByText(en.home.activities.empty)).toHaveCount(0)
    await expect(page.getByText(message)).toHaveCount(0)
    expect(await alertsSeen(page), failing).toEqual([])
    expect(logged.splice(0)).toEqual([expect.stringMatching(/^[a-z ]+ could not be loaded: .* is broken$/)])
    await page.unrouteAll()
    await navigate(page, '/about/faq')
    await expect(page).toHaveURL('/about/faq')
  }
})

/** Notes the words of every alert from now on, also of one that goes away with the page that it came on. */
function watchAlerts(page: Page) {
  return page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { alertsSeen: seen })
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll<HTMLElement>('[role=alert]'))
        if (alert.innerText.trim()) seen.push(alert.innerText)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

function alertsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { alertsSeen: string[] }).alertsSeen)
}

test.describe('a connection that breaks during the response body', () => {
  const begun = '{"code":"200","message":"","data":'

  test('[ASK-3] [E05] reports a network failure', async ({ page }) => {
    const { url, stop } = await startHalfServer((response) => response.write(begun, () => response.destroy()))
    await page.route(`**/home${submitPath}*`, (route) => route.continue({ url }))
    await open(page, '/')
    await submitWhiteCard(page)
    await expect(alert(page, en.errors.network)).toBeVisible()
    await expect(page.getByText('200 OK')).toHaveCount(0)
    await stop()
  })

  test('[ASK-3] [E04] reports a timeout when the body exceeds the time limit', whole, async ({ page }) => {
    const { url, stop } = await startHalfServer((response) => response.write(begun))
    await page.clock.install()
    await page.route(`**/home${submitPath}*`, (route) => route.continue({ url }))
    await open(page, '/')
    await pauseClock(page)
    const begins = page.waitForResponse(url)
    await submitWhiteCard(page)
    await begins
    await expectAfter(page, 20_000, () => alert(page, en.errors.timeout).isVisible())
    await stop()
  })
})

/** Starts a server that sends status 200 and the beginning of a body, then calls `after`. */
async function startHalfServer(after: (response: ServerResponse) => void) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
    after(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { url: `http://127.0.0.1:${port}/`, stop }
}
