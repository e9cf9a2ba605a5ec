import type { Page } from '@playwright/test'
import { submitWhiteCard } from '@portal/contract/care/white-card'
import { getCompanyAddresses } from '@portal/contract/company'
import { en } from '../web/app/locales/en'
import { care } from '../web/app/locales/en/care'
import { zhCN } from '../web/app/locales/zh-CN'
import { zhTW } from '../web/app/locales/zh-TW'
import { call } from './setup/api'
import { newMedicaidId, takenMedicaidId } from './setup/care'
import { enter, enterAsNew, holdToken } from './setup/own-account'
import { answer, expect, open, test } from './setup/test'

const t = en.home
const submitPath = '/api/user/submit-white-card'
const patient = { userType: 'patient', firstName: 'Mei' } as const

const carousel = (page: Page) => page.getByRole('region', { name: t.banner.label })
const shownSlide = (page: Page) => carousel(page).locator('[data-state=on]')
const cardField = (page: Page) => page.getByLabel(t.whiteCard.label)
const submitButton = (page: Page) => page.getByRole('button', { name: t.whiteCard.submit })
const applyButton = (page: Page) => page.getByRole('button', { name: t.longTermCare.apply })
const section = (page: Page, title: string) => page.getByRole('region', { name: title })

test.describe('the banner carousel', () => {
  test('[H01] shows the five banners in turn every 5000 ms and loops', async ({ page }) => {
    const start = new Date('2026-06-01T12:00:00Z')
    await page.clock.install({ time: start })
    await open(page, '/')
    await page.clock.pauseAt(start.getTime() + 3_600_000)
    // Choosing a banner gives it its full time; leaving the carousel lets it turn.
    await carousel(page).getByRole('group', { name: t.banner.choose }).getByRole('button').first().click()
    await page.mouse.move(5, 5)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    for (const number of [1, 2, 3, 4, 5, 1]) {
      await page.clock.runFor(4_900)
      await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(number, 5))
      await page.clock.runFor(100)
    }
  })

  test('[H01] has previous, next, a clickable pagination and a pause button', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const control = (name: string) => carousel(page).getByRole('button', { name })
    await control(t.banner.previous).click()
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(5, 5))
    await control(t.banner.next).click()
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
    await carousel(page).getByRole('group', { name: t.banner.choose }).getByRole('button').nth(2).click()
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(3, 5))
    await control(t.banner.pause).click()
    await page.mouse.move(5, 5)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(20_000)
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(3, 5))
    await expect(control(t.banner.play)).toBeVisible()
  })

  test('[H01] does not follow a swipe', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    await carousel(page).evaluate((element) => {
      const at = (clientX: number) => ({ bubbles: true, pointerType: 'touch', clientX, clientY: 200 })
      element.dispatchEvent(new PointerEvent('pointerdown', at(700)))
      element.dispatchEvent(new PointerEvent('pointermove', at(300)))
      element.dispatchEvent(new PointerEvent('pointerup', at(100)))
    })
    await page.clock.runFor(1_000)
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
  })

  test('[H01] stands still for people who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, '/')
    await page.clock.runFor(20_000)
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
  })
})

test.describe('the white-card box', () => {
  test('[H02] stands over the banner, with a field, an example and a helper link to /services', async ({ page }) => {
    await open(page, '/')
    await expect(cardField(page)).toBeVisible()
    await expect(page.getByText(t.whiteCard.hint)).toBeVisible()
    await expect(page.getByRole('link', { name: t.whiteCard.help })).toHaveAttribute('href', '/services')
    const banner = await carousel(page).boundingBox()
    const box = await page.locator('#white-card').boundingBox()
    expect(box?.y).toBeLessThan((banner?.y ?? 0) + (banner?.height ?? 0))
  })

  for (const [language, texts] of Object.entries({ en, 'zh-CN': zhCN, 'zh-TW': zhTW })) {
    test(`[H03] a wrong format is told at the field, which takes the focus and keeps what was typed (${language})`, async ({
      page,
    }) => {
      await holdToken(page, patient)
      const asked = await answer(page, submitPath, { code: '200' })
      await page.clock.install()
      await open(page, `/?lang=${language}`)
      const field = page.getByLabel(texts.home.whiteCard.label)
      for (const wrong of ['AB1234', '12345678', 'ABC12345', '<b>AB12345C</b>', '   ']) {
        await field.fill(wrong)
        await field.press('Enter')
        await expect(page.getByText(texts.serviceView.submitWhiteCardTip1)).toBeVisible()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(texts.serviceView.submitWhiteCardTip1))
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(wrong)
        await field.fill('')
        await page.clock.runFor(600)
      }
      expect(asked).toEqual([])
      expect(en.serviceView.submitWhiteCardTip1).toBe('Please enter the correct white card format, such as: XX00000X')
    })
  }

  for (const [how, typed] of Object.entries({
    'lower-case': (id: string) => ` ${id.toLowerCase()} `,
    'full-width': (id: string) => id.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  })) {
    test(`[H03] [H07] a ${how} number is sent in capitals with the token, and leads to the result`, async ({
      page,
    }) => {
      const account = await enterAsNew(page)
      const id = newMedicaidId()
      await open(page, '/')
      await cardField(page).fill(typed(id))
      const [asked] = await Promise.all([page.waitForRequest(`**/home${submitPath}**`), submitButton(page).click()])
      await expect(page).toHaveURL('/services/result/submitWC')
      expect(new URL(asked.url()).searchParams.get('whiteCardId')).toBe(id)
      expect(asked.method()).toBe('POST')
      expect(await asked.allHeaders()).toMatchObject({ authorization: account.token, 'accept-language': 'en' })
      await expect(page.getByRole('main').getByText(care.whiteCard.statuses.submitted)).toBeVisible()
    })
  }

  test('[H07] [E07] any other code shows what the server says: a card of somebody else, and one that is under way', async ({
    page,
  }) => {
    const taken = await takenMedicaidId(page.request)
    const account = await enterAsNew(page)
    await open(page, '/')
    const expectRefusal = async (id: string) => {
      await cardField(page).fill(id)
      const [response] = await Promise.all([page.waitForResponse(`**/home${submitPath}**`), submitButton(page).click()])
      const { code, message } = (await response.json()) as { code: string; message: string }
      expect(response.status()).toBe(200)
      expect(code).not.toBe('200')
      expect(message).not.toBe('')
      await expect(page.getByRole('alert').getByText(message)).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(cardField(page)).toHaveValue(id)
    }
    await expectRefusal(taken)
    await call(page.request, submitWhiteCard, { whiteCardId: newMedicaidId() }, account)
    await page.reload()
    await open(page, '/')
    await expectRefusal(newMedicaidId())
  })

  test('[H04] without a token, submit and apply lead to the login', async ({ page }) => {
    await open(page, '/')
    await cardField(page).fill('AB12345C')
    await submitButton(page).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/')}`)
    await open(page, '/')
    await applyButton(page).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })

  test('[H05] [P03] a caregiver is told that neither is for caregivers, and nothing is sent', async ({ page }) => {
    await enterAsNew(page, 'caregiver')
    const asked: string[] = []
    page.on('request', (request) => /submit-white-card|patient\/info/.test(request.url()) && asked.push(request.url()))
    await open(page, '/')
    await cardField(page).fill('AB12345C')
    await submitButton(page).click()
    await expect(page.getByRole('alert').getByText('Caregiver status cannot check Medicaid Card.')).toBeVisible()
    await applyButton(page).click()
    await expect(page.getByRole('alert').getByText('Caregiver status cannot apply for long-term care.')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(asked).toEqual([])
  })

  test('[H06] a patient whose white card is waiting is brought to the box, any other to the result', async ({
    page,
  }) => {
    const account = await enterAsNew(page)
    await open(page, '/')
    await applyButton(page).click()
    await expect(cardField(page)).toBeFocused()
    await expect(cardField(page)).toBeInViewport()
    await call(page.request, submitWhiteCard, { whiteCardId: newMedicaidId() }, account)
    await open(page, '/')
    await applyButton(page).click()
    await expect(page).toHaveURL('/services/result/applyCare')
    await expect(page.getByRole('main').getByText(care.whiteCard.hints.submitted)).toBeVisible()
  })

  test('[H08] a double click sends one call', async ({ page }) => {
    const taken = await takenMedicaidId(page.request)
    await enterAsNew(page)
    await open(page, '/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const count = (path: string) => asked.filter((asked) => asked === `/home${path}`).length
    await cardField(page).fill(taken)
    await submitButton(page).dblclick()
    await expect(page.getByRole('alert').getByText(/^Another account uses this white card/)).toBeVisible()
    await applyButton(page).dblclick()
    await expect(cardField(page)).toBeFocused()
    expect([count(submitPath), count('/api/user/patient/info')]).toEqual([1, 1])
  })

  test('[H08] clicks within 500 ms of the last one send nothing; the next one after that does', async ({ page }) => {
    const start = new Date('2026-06-01T12:00:00Z')
    await page.clock.install({ time: start })
    await holdToken(page, patient)
    const refusal = { code: 'already_submitted', message: 'Handed in before.' }
    const submitted = await answer(page, submitPath, refusal)
    const applied = await answer(page, '/api/user/patient/info', { code: '200', data: { whiteCardStatus: 'waiting' } })
    await open(page, '/')
    await cardField(page).fill('AB12345C')
    await page.clock.pauseAt(start.getTime() + 60_000)
    for (const [button, calls] of [
      [submitButton(page), submitted],
      [applyButton(page), applied],
    ] as const) {
      await button.click()
      await expect.poll(() => calls.length).toBe(1)
      await expect(button).not.toHaveAttribute('aria-disabled', 'true')
      for (const _ of [1, 2]) {
        await page.clock.runFor(499)
        await button.click()
      }
      await page.clock.runFor(500)
      await button.click()
      await expect.poll(() => calls.length).toBe(2)
      await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    }
    expect([submitted.length, applied.length]).toEqual([2, 2])
  })
})

test('[H09] the four figures', async ({ page }) => {
  await open(page, '/')
  const figures = page.locator('dl').filter({ hasText: t.figures.elderCount })
  for (const text of ['4', '98%', '2,460', '1,820']) await expect(figures).toContainText(text)
})

test('[H10] each of the three panels opens under the pointer and the focus, and closes when left', async ({ page }) => {
  await open(page, '/')
  const panels = section(page, t.scopes.title).locator('article[tabindex="0"]')
  await expect(panels).toHaveCount(3)
  const height = (i: number) =>
    panels
      .nth(i)
      .locator('p')
      .evaluate((text) => text.parentElement?.getBoundingClientRect().height ?? 0)
  for (const i of [0, 1, 2]) {
    await panels.nth(i).hover()
    await expect.poll(() => height(i)).toBeGreaterThan(20)
    await page.mouse.move(2, 2)
    await expect.poll(() => height(i)).toBeLessThan(2)
    await panels.nth(i).focus()
    await expect.poll(() => height(i)).toBeGreaterThan(20)
    await panels.nth(i).blur()
  }
})

test('[H10] a scope without title or content says so, in the interface language', async ({ page }) => {
  await open(page, '/about/faq?lang=zh-CN')
  const scope = { title: '', content: '', picture: null, alt: '' }
  await answer(page, '/content/service-scope', { code: '200', data: { serviceScopes: [scope] } })
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.getByText('未知服务')).toBeVisible()
  await expect(page.getByText('暂无描述')).toBeAttached()
})

test.describe('the film', () => {
  const film = (page: Page) => page.getByLabel(t.promo.label)
  const isPlaying = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused)

  /** Scrolls until this share of the film is in view, and waits until the page's own observers were told. */
  const show = (page: Page, share: number) =>
    film(page).evaluate(async (video, wanted) => {
      const box = video.getBoundingClientRect()
      window.scrollBy({ top: box.top + wanted * box.height - window.innerHeight, behavior: 'instant' })
      const [entry] = await new Promise<IntersectionObserverEntry[]>((resolve) =>
        new IntersectionObserver(resolve).observe(video),
      )
      return entry?.intersectionRatio ?? 0
    }, share)

  test('[H11] starts by itself, muted and with captions, once half of it is in view, and only once', async ({
    page,
  }) => {
    await open(page, '/')
    expect(await isPlaying(page)).toBe(false)
    await expect.poll(() => show(page, 0.45)).toBeCloseTo(0.45, 1)
    expect(await isPlaying(page)).toBe(false)
    expect(await show(page, 0.55)).toBeGreaterThan(0.5)
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.controls])).toEqual([true, true])
    const shownTrack = await film(page).evaluate(
      (video: HTMLVideoElement) => [...video.textTracks].find((track) => track.mode === 'showing')?.language,
    )
    expect(shownTrack).toBe('en')
    await film(page).evaluate((video: HTMLVideoElement) => video.pause())
    expect(await show(page, -0.5)).toBe(0)
    expect(await show(page, 1)).toBeCloseTo(1, 1)
    expect(await isPlaying(page)).toBe(false)
  })

  test('[H11] does not start by itself for people who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    for (const share of [0.45, 0.55, 1]) {
      await show(page, share)
      expect(await isPlaying(page)).toBe(false)
    }
    expect(await show(page, 1)).toBeCloseTo(1, 1)
  })
})

test('[H12] [F01] three activities; one city asks for page 1 of 10 with that city; more leads to the list', async ({
  page,
}) => {
  await open(page, '/')
  const preview = section(page, t.activities.title)
  const cards = preview.getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(preview.getByRole('link', { name: t.activities.more })).toHaveAttribute(
    'href',
    '/community/activity/list',
  )

  const asked = page.waitForRequest((request) => request.url().includes('/home/content/activity/page'))
  await preview.getByRole('button', { name: 'Queens' }).click()
  const query = new URL((await asked).url()).searchParams
  expect([query.get('pageNum'), query.get('pageSize'), query.getAll('cityList')]).toEqual(['1', '10', ['Queens']])
  await expect(preview.getByRole('button', { name: 'Queens' })).toHaveAttribute('aria-pressed', 'true')
  for (const card of await cards.all()) await expect(card).toContainText('Queens')

  const all = page.waitForRequest((request) => request.url().includes('/home/content/activity/page'))
  await preview.getByRole('button', { name: t.activities.all, exact: true }).click()
  expect(new URL((await all).url()).searchParams.getAll('cityList')).toEqual([])
})

test('[F01] [F02] cards say register, full or view by their state, and mark weekends', async ({ page }) => {
  await open(page, '/about/faq')
  const activity = { coverPcFileIdList: [], city: 'Queens', registerStatus: 'not_full', activityStatus: 'sign_up' }
  const records = [
    { ...activity, id: 1, title: 'Friday', activityStartTime: '2026-12-04 10:30' },
    { ...activity, id: 2, title: 'Saturday', activityStartTime: '2026-12-05 23:30', registerStatus: 'full' },
    { ...activity, id: 3, title: 'Sunday', activityStartTime: '2026-12-06 00:00', activityStatus: 'ended' },
  ]
  await answer(page, '/content/activity/page', { code: '200', data: { records, total: 3, pageNum: 1, pageSize: 10 } })
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  const card = (title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  for (const [title, label, time, weekend, id] of [
    ['Friday', t.activities.register, '10:30', false, 1],
    ['Saturday', t.activities.full, '23:30', true, 2],
    ['Sunday', t.activities.view, '00:00', true, 3],
  ] as const) {
    await expect(card(title)).toContainText(label)
    await expect(card(title)).toContainText(time)
    await expect(card(title).locator('[data-weekend]')).toHaveCount(weekend ? 1 : 0)
    await expect(card(title).getByRole('link')).toHaveAttribute('href', `/community/activity/${id}`)
  }
  const colour = (title: string) =>
    card(title)
      .locator('p:has(time)')
      .evaluate((badge) => getComputedStyle(badge).backgroundColor)
  expect(await colour('Friday')).not.toBe(await colour('Saturday'))
  await card('Friday').getByRole('link').click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/community/activity/1')}`)
})

test('[H13] reviews with a way to all of them; only patients see the button to write one', async ({ page }) => {
  await open(page, '/')
  const preview = section(page, t.feedback.title)
  await expect(preview.getByRole('article')).toHaveCount(6)
  await expect(preview.getByRole('link', { name: t.feedback.more })).toHaveAttribute('href', '/feedback')
  await expect(preview.getByRole('link', { name: t.feedback.create })).toHaveCount(0)
  for (const userType of ['caregiver', 'patient'] as const) {
    await enter(page, { token: `token-of-a-${userType}`, user: { userType, firstName: 'Mei' } })
    await open(page, '/')
    await expect(page.getByRole('banner').getByRole('button', { name: /Mei$/ })).toBeVisible()
    await expect(preview.getByRole('link', { name: t.feedback.create })).toHaveCount(userType === 'patient' ? 1 : 0)
  }
  await preview.getByRole('link', { name: t.feedback.create }).click()
  await expect(page).toHaveURL('/feedback/create')
})

test('[H14] choosing an office updates the map; its link opens addressUrl', async ({ page }) => {
  const addresses = await call(page.request, getCompanyAddresses, {})
  await open(page, '/')
  const offices = section(page, t.offices.title)
  await offices.scrollIntoViewIfNeeded()
  await expect(offices.locator('.leaflet-container')).toBeVisible()
  const marked = offices.locator('.leaflet-marker-icon[data-selected]')
  await expect(marked).toHaveAttribute('title', /Manhattan/)
  expect(addresses).toHaveLength(4)
  for (const { companyName, addressUrl } of addresses) {
    const office = offices.getByRole('listitem').filter({ has: page.getByRole('button', { name: companyName }) })
    await expect(office.locator(`a[href="${addressUrl}"]`)).toBeVisible()
  }
  await offices
    .getByRole('button', { name: /Flushing/ })
    .first()
    .click()
  await expect(marked).toHaveAttribute('title', /Flushing/)
  await expect(marked).toBeInViewport()
  await offices.locator('.leaflet-marker-icon[title*="Brooklyn"]').press('Enter')
  await expect(offices.getByRole('button', { name: /Brooklyn/ }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('the home page says everything without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'zh-TW',
    baseURL: test.info().project.use.baseURL,
  })
  const page = await context.newPage()
  await page.goto('/')
  for (const text of [zhTW.home.whiteCard.title, zhTW.home.activities.title, zhTW.home.offices.title]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('常青居家護理').first()).toBeVisible()
  await context.close()
})
