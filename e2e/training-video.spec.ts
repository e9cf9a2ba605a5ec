import type { Locator, Page } from '@playwright/test'
import { getMyTraining } from '@portal/contract/training/own'
import { scaleTimeout } from '../scripts/test/timeout'
import { idle } from '../web/app/locales/en/idle'
import { me } from '../web/app/locales/en/me'
import { shell } from '../web/app/locales/en/shell'
import { training as en } from '../web/app/locales/en/training'
import { trainingVideo as video } from '../web/app/locales/en/training-video'
import { training as zhTW } from '../web/app/locales/zh-TW/training'
import { trainingVideo as film } from '../web/app/locales/zh-TW/training-video'
import { call } from './setup/api'
import { press, tabTo } from './setup/keyboard'
import { logInAsNew, newAccount, storeSession } from './setup/own-account'
import { everyScreen, expectGoodLayout, expectGoodPage, onScreens } from './setup/page-check'
import { accountPart } from './setup/shell-page'
import { expect, open, test } from './setup/test'
import { logInAsTrainee, type train } from './setup/training'
import { whole } from './setup/whole'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const list = '/user/index?tab=training'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const position = (page: Page, name: string) => main(page).getByRole('slider', { name })
const positionMs = async (page: Page, name: string) => Number(await position(page, name).inputValue())
const inState = (title: string, is: Parameters<typeof train>[1][number]['is'], dueOn?: string) => ({
  title,
  is,
  ...(dueOn && { dueOn }),
})

test('[T01] [T02] [A10] [P03] [USE-57] a caregiver sees each training with its status, the next step first, and the hours of the year', async ({
  page,
}) => {
  const { token, ids } = await logInAsTrainee(page, [
    inState('1-1', 'new', '2026-01-31'),
    inState('2-2', 'half'),
    inState('3-3', 'watched'),
    inState('4-4', 'failed'),
    inState('5-5', 'passed'),
    inState('6-6', 'signed'),
  ])
  await open(page, list)
  const first = main(page).getByRole('region', { name: '1-1' })
  const status = (part: Locator) => part.locator('p[data-tone]')
  await expect(status(first)).toContainText(en.status.to_start)
  await expect(first).toContainText(en.hints.watch(1))
  await expect(first).toContainText(/Overdue since Sat,\sJan\s31/)
  await expect(first.getByRole('link', { name: en.next.watch.to_start })).toHaveAttribute(
    'href',
    /\/user\/training\/\d+$/,
  )
  const row = (title: string) => main(page).getByRole('listitem').filter({ hasText: title })
  await expect(row('2-2')).toContainText('In-service time: 1.5 hours')
  await expect(status(row('2-2'))).toContainText(en.status.in_progress)
  await expect(row('2-2')).toContainText(en.hints.watched('0:04', '0:09'))
  await expect(status(row('3-3'))).toContainText(en.status.trained_not_tested)
  await expect(row('3-3').getByRole('link', { name: en.next.exam })).toHaveAttribute('href', /\/user\/exam\/\d+$/)
  await expect(status(row('4-4'))).toContainText(en.status.not_passed)
  await expect(row('4-4').getByRole('link', { name: en.next.rewatch })).toBeVisible()
  await expect(row('4-4').getByRole('link', { name: en.next.result })).toHaveAttribute('href', `/user/exam/${ids[3]}`)
  await expect(main(page).getByRole('link', { name: en.next.result })).toHaveCount(1)
  await expect(status(row('5-5'))).toContainText(en.status.tested_not_signed)
  await expect(status(row('6-6'))).toContainText(en.status.signed)
  await expect(row('5-5').getByRole('link', { name: en.next.sign })).toHaveAttribute(
    'href',
    `/user/exam/${ids[4]}?step=sign`,
  )
  await expect(row('6-6').getByRole('link', { name: en.certificate.show })).toHaveAttribute(
    'href',
    /\/about\/certificate\/.{14}$/,
  )
  const { items } = await call(page.request, getMyTraining, {}, { token })
  const titles = items.map(({ title }) => title)
  expect([titles[0], titles.at(-1)]).toEqual(['1-1', '6-6'])
  const listed = (name: string) => main(page).getByRole('list', { name }).getByRole('heading')
  await expect(listed(en.others)).toHaveText(titles.slice(1, -1))
  await expect(listed(en.done)).toHaveText(['6-6'])
  const download = page.waitForEvent('download')
  await row('6-6').getByRole('button', { name: en.certificate.download }).click()
  expect((await download).suggestedFilename()).toMatch(/^certificate-.{14}\.pdf$/)

  await expect(main(page).getByRole('progressbar', { name: /in-service hours/ })).toHaveAttribute('value', '90')
  await expect(main(page)).toContainText('1.5 hours of 12 hours done')
  const remind = main(page).getByRole('checkbox', { name: en.reminders.label })
  await remind.check()
  await expect(main(page).getByText(en.reminders.on)).toBeVisible()
  expect((await call(page.request, getMyTraining, {}, { token })).remind).toBe(true)
  await onScreens(page, 'training list', everyScreen, expectGoodLayout)
})

test('[T01] [A10] [P03] an empty or failed training list says so, and patients have none', async ({ page }) => {
  const caregiver = await newAccount(page.request, 'caregiver')
  await storeSession(page, caregiver)
  await page.route('**/home/api/user/training/list', (route) => route.abort('connectionreset'))
  await open(page, list)
  await expect(main(page).getByRole('alert')).toContainText(en.failed)
  await page.unrouteAll()
  await button(page, en.retry).click()
  await expect(main(page).getByRole('heading', { name: en.empty })).toBeVisible()
  await open(page, '/user/training/999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.unknown.title)
  await logInAsNew(page)
  await open(page, list)
  await expect(main(page).getByRole('link', { name: me.tab.training })).toHaveCount(0)
  await open(page, '/user/training/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.patients.title)
})

test('[USE-57] the page of a film says that it was begun as soon as a part counts', whole, async ({ page }) => {
  const { ids } = await logInAsTrainee(page, [{ of: 1, is: 'new' }])
  await open(page, `/user/training/${ids[0]}`)
  const status = main(page).locator('p[data-tone]').first()
  await expect(status).toContainText(en.status.to_start)
  await button(page, video.mute).click()
  await button(page, video.play).click()
  await expect(status).toContainText(en.status.in_progress)
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-TW' })

  test('[T02] [R20] a film is watched by captions alone, without skipping, across a connection failure, up to the exam', async ({
    page,
    context,
  }) => {
    const { ids } = await logInAsTrainee(page, [inState('1-1', 'new')])
    await open(page, list)
    await main(page).getByRole('link', { name: zhTW.next.watch.to_start }).tap()
    await expect(page).toHaveURL(`/user/training/${ids[0]}`)
    await expect(page.getByRole('heading', { level: 1, name: '1-1' })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${film.film('1-1')} · `))
    await button(page, film.mute).tap()
    await button(page, film.play).tap()
    await expect(main(page).getByText('請洗手。', { exact: true }).first()).toBeVisible()
    const line = (text: string) => main(page).getByRole('button', { name: text })
    await expect(line('請洗手。')).toHaveAttribute('aria-current', 'true')
    const trackMode = (event: string) =>
      page.locator('video').evaluate((video: HTMLVideoElement, name) => {
        video.dispatchEvent(new Event(name))
        return [...video.querySelectorAll('track')].find(({ srclang }) => srclang === 'zh-TW')?.track.mode
      }, event)
    expect(await trackMode('webkitbeginfullscreen')).toBe('showing')
    expect(await trackMode('webkitendfullscreen')).toBe('hidden')

    await position(page, film.position).fill('8000')
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /看過的部分才算數/ }),
    ).toBeVisible()
    expect(await positionMs(page, film.position)).toBeLessThan(6_000)
    await expect(line('再擦乾。')).toHaveAttribute('aria-disabled', 'true')

    await context.setOffline(true)
    await expect(main(page).getByText(film.offline)).toBeVisible()
    await context.setOffline(false)
    await expect(main(page).getByText(film.savedAgain)).toBeVisible()

    const done = main(page).getByRole('heading', { name: film.done.title })
    await expect(done).toBeFocused({ timeout: scaleTimeout(30_000) })
    const top = async (shown: typeof done) => (await shown.boundingBox())?.y ?? 0
    expect(await top(done)).toBeLessThan(await top(page.locator('video')))
    await line('請洗手。').tap()
    expect(await positionMs(page, film.position)).toBeLessThan(3_000)
    await expectGoodPage(page, 'watched, on a phone')
    await main(page).getByRole('link', { name: film.back }).first().tap()
    await expect(main(page).getByText(zhTW.status.trained_not_tested)).toBeVisible()
    await expect(main(page).getByRole('link', { name: zhTW.next.exam })).toHaveAttribute('href', `/user/exam/${ids[0]}`)
  })
})

test('[T02] [R20] [BUG-19] the player works by keyboard, and another device resumes at the same position', async ({
  page,
  browser,
}) => {
  const account = await logInAsTrainee(page, [inState('1-1', 'half')])
  const path = `/user/training/${account.ids[0]}`
  await open(page, path)
  const isPlaying = button(page, video.pause)
  await expect(main(page).getByText(video.resumed('0:04'))).toBeVisible()
  await expect(position(page, video.position)).toHaveAttribute(
    'aria-valuetext',
    video.positionText('0:04', '0:09', '0:04'),
  )
  for (const language of ['en', 'zh-CN', 'zh-TW'])
    await expect(main(page).locator(`track[srclang="${language}"]`)).toHaveCount(1)

  await press(page, button(page, video.play))
  await expect(isPlaying).toBeFocused()
  await expect.poll(() => positionMs(page, video.position)).toBeGreaterThan(5_000)
  await page.keyboard.press('k')
  await expect(button(page, video.play)).toBeFocused()
  await page.keyboard.press('m')
  await expect(button(page, video.unmute)).toBeVisible()
  await page.keyboard.press('c')
  await expect(main(page).getByLabel(video.captions)).toHaveValue('off')
  await page.keyboard.press('c')
  await expect(main(page).getByLabel(video.captions)).toHaveValue('en')

  const other = await (await browser.newContext()).newPage()
  await storeSession(other, account)
  const left = await positionMs(page, video.position)
  await expect(async () => {
    await open(other, path)
    await expect(main(other).getByText(/^Welcome back/)).toBeVisible()
    expect(await positionMs(other, video.position)).toBe(left)
  }).toPass()
  await other.context().close()

  await page.keyboard.press('f')
  await expect(button(page, video.leaveFullscreen)).toBeVisible()
  await page.keyboard.press('f')
  await expect(button(page, video.fullscreen)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(position(page, video.position)).toHaveValue('0')
  await position(page, video.position).focus()
  await page.keyboard.press('End')
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /only what you have watched/ }),
  ).toBeVisible()
  await main(page).getByLabel(video.speed).selectOption('1.5')
  expect(
    await main(page)
      .locator('video')
      .evaluate((one: HTMLVideoElement) => one.playbackRate),
  ).toBe(1.5)
  await main(page).getByLabel(video.captions).selectOption('zh-CN')
  // Of the transcript's lines, Tab stops at the current one.
  await tabTo(page, main(page).locator('li > button[tabindex="0"]'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(position(page, video.position)).toHaveValue('0')
  await expect(main(page).locator('[lang="zh-CN"]').filter({ hasText: '请洗手。' })).toBeVisible()
  await onScreens(page, 'the player', everyScreen, expectGoodLayout)
  // On paper the transcript stays, though its lines are pressed; what is only pressed goes.
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).locator('li > button').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: video.play, exact: true })).toBeHidden()
})

test('[R20] [A03] a playing film keeps the session alive, and a slow connection gets the small version', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }))
  const { ids } = await logInAsTrainee(page, [inState('1-1', 'half')])
  await page.clock.install()
  await open(page, `/user/training/${ids[0]}`)
  await expect(main(page).getByLabel(video.quality)).toHaveValue('low')
  await expect(main(page).locator('video')).toHaveAttribute('src', /\/low\?/)
  await main(page).getByLabel(video.quality).selectOption('standard')
  await expect(main(page).locator('video')).toHaveAttribute('src', /\/standard\?/)
  await button(page, video.play).click()
  // The film is short.
  await main(page)
    .locator('video')
    .evaluate((one: HTMLVideoElement) => Object.assign(one, { loop: true }))
  for (let i = 0; i < 2; i++) {
    const saved = page.waitForResponse('**/progress')
    await page.clock.fastForward('20:00')
    await saved
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()

  // What is still to be saved must not look like a session that the server has ended.
  await accountPart(page).getByRole('button', { name: shell.logout }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('sessionLapse'))).toBeNull()
})

test('[T02] [A02] a logout asks before it deletes the parts of a film that could not be saved', async ({ page }) => {
  const { ids } = await logInAsTrainee(page, [inState('1-1', 'new')])
  await page.route('**/progress', (route) => route.abort())
  await open(page, `/user/training/${ids[0]}`)
  await button(page, video.play).click()
  await expect(main(page).getByText(video.offline)).toBeVisible()
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await stored()).toContain('viewingId')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.accept()
  })
  await accountPart(page).getByRole('button', { name: shell.logout }).click()
  await expect(page).toHaveURL('/')
  expect(asked).toEqual([idle.unsent])
  expect(await stored()).not.toContain('viewingId')
})

test('[SEC-46] parts already in the browser’s cache are fetched again and count', async ({ page }) => {
  const { ids } = await logInAsTrainee(page, [inState('1-1', 'new')])
  await page.route('**/training/film/*/standard*', (route) =>
    route.fulfill({ path: 'e2e/setup/film/standard.mp4', contentType: 'video/mp4' }),
  )
  const fetched = page.waitForRequest(/\/training\/film\/.*\/low\?/)
  await open(page, `/user/training/${ids[0]}`)
  await button(page, video.play).click()
  await fetched
  await expect(main(page).getByRole('heading', { name: video.done.title })).toBeVisible({
    timeout: scaleTimeout(30_000),
  })
})

test(
  '[R20] expired film links are renewed, and progress held back by a broken connection is sent on the next visit',
  whole,
  async ({ page, context }) => {
    const { ids } = await logInAsTrainee(page, [inState('1-1', 'half')])
    let isOver = true
    await page.route('**/training/film/*/standard*', (route) =>
      isOver ? route.fulfill({ status: 403, json: { code: 'film_link_expired' } }) : route.continue(),
    )
    await page.route('**/viewing', (route) => {
      if (route.request().postDataJSON()?.viewingId) isOver = false
      return route.continue()
    })
    await open(page, `/user/training/${ids[0]}`)
    await expect(main(page).getByText(video.filmFailed)).toBeVisible()
    await button(page, video.retry).click()
    await expect(main(page).getByText(video.filmFailed)).toHaveCount(0)
    // Where the button to try again was a moment ago.
    await button(page, video.play).click()
    await expect.poll(() => positionMs(page, video.position)).toBeGreaterThan(4_500)
    await context.setOffline(true)
    await expect(main(page).getByText(video.offline)).toBeVisible()
    await expect(button(page, video.play)).toBeVisible()
    await page.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await open(later, `/user/training/${ids[0]}`)
    await expect(main(later).getByRole('heading', { name: video.done.title })).toBeVisible()
  },
)
