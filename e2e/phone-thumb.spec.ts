import { devices, type Locator, type Page } from '@playwright/test'
import { register } from '@portal/contract/activities/own'
import { getActivity } from '@portal/contract/activities/public'
import { activities } from '../web/app/locales/en/activities'
import { errors } from '../web/app/locales/en/errors'
import { guide } from '../web/app/locales/en/guide'
import { mobile } from '../web/app/locales/en/mobile'
import { profile } from '../web/app/locales/en/profile'
import { feedback } from '../web/app/locales/zh-TW/feedback'
import { idOf } from './setup/activity-pages'
import { call } from './setup/api'
import { logInAsNew } from './setup/own-account'
import { cutText, smallTargets } from './setup/page-faults'
import { expect, open, test } from './setup/test'

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
test.use({ ...iPhone, viewport: { width: 390, height: 844 } })

/** The page's main action above the tabs. Hidden from assistive technology, which has the page's own button. */
const action = (page: Page) => page.locator('.phone-action button')
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
const bottom = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

test('[S12] the main action of a page stays above the tabs while its own button is out of view', async ({ page }) => {
  await open(page, '/h5/feedback?lang=zh-TW')
  const write = page.getByRole('main').getByRole('link', { name: feedback.write })
  await expect(write).toBeInViewport()
  await expect(action(page)).toBeHidden()
  await page.mouse.wheel(0, 1_500)
  await expect(action(page)).toHaveText(feedback.write)
  expect(await bottom(action(page))).toBeLessThan(await top(page.locator('.phone-tabs')))
  expect([...(await page.evaluate(smallTargets)), ...(await page.evaluate(cutText))]).toEqual([])
  await action(page).tap()
  await expect(page).toHaveURL('/h5/login?redirect=%2Ffeedback%2Fcreate')
})

test('[S12] the main action of a form tells what is missing, and makes room for who holds the phone sideways', async ({
  page,
}) => {
  await open(page, '/h5/services/guide')
  await expect(action(page)).toHaveText(guide.next)
  await action(page).tap()
  const notice = page.getByRole('alert').filter({ hasText: guide.choose })
  await expect(notice).toBeFocused()
  expect(await bottom(notice)).toBeLessThan(await top(page.locator('.phone-tabs')))
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(action(page)).toBeHidden()
})

test('[S12] [F06] signing up for an activity starts above the tabs, at what is to be read before', async ({ page }) => {
  const { token } = await logInAsNew(page)
  const id = await idOf(page.request, 'dietitian')
  await open(page, `/h5/community/activity/${id}`)
  await expect(action(page)).toHaveText(activities.signUp.submit)
  await action(page).tap()
  const button = page.getByRole('main').getByRole('button', { name: activities.signUp.submit })
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(action(page)).toBeHidden()
  await expect(page).toHaveURL(`/h5/community/activity/${id}`)
  await call(page.request, register, { activityId: id, waitIfFull: false, remind: false }, { token })
})

test.describe('a list that is pulled down', () => {
  test.use({ expectedErrors: /Failed to load resource|could not be loaded/ })

  test('[S12] loads again, also what only its owner sees, and stays as it is without a network', async ({ page }) => {
    const { token } = await logInAsNew(page)
    await open(page, '/h5/user/index?tab=activities')
    await expect(page.getByRole('main')).toContainText(activities.mine.empty)
    const id = await idOf(page.request, 'dietitian')
    const { title } = await call(page.request, getActivity, { id })
    await call(page.request, register, { activityId: id, waitIfFull: false, remind: false }, { token })
    await pull(page, 60)
    await expect(page.locator('.phone-pull')).toBeHidden()
    await expect(status(page, mobile.refresh.done)).not.toBeAttached()
    await pull(page, 260)
    await expect(status(page, mobile.refresh.done)).toBeAttached()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await page.context().setOffline(true)
    await pull(page, 260)
    await expect(page.getByRole('alert').getByText(errors.network)).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })
})

test('[S12] a question is asked on a sheet at the lower edge', async ({ page }) => {
  await logInAsNew(page)
  await open(page, '/h5/user/index?tab=security')
  await page.getByRole('button', { name: profile.sessions.all }).tap()
  const sheet = page.getByRole('dialog', { name: profile.sessions.allTitle })
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: 390 })
  expect(await bottom(sheet)).toBe(844)
  expect(await page.evaluate(smallTargets)).toEqual([])
})

/** Pulls the page down with one finger, by so many px. */
async function pull(page: Page, distance: number) {
  await page.evaluate(() => scrollTo(0, 0))
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  await touch('touchStart', 300)
  for (let y = 320; y <= 300 + distance; y += 20) await touch('touchMove', y)
  await touch('touchEnd')
  await session.detach()
}
