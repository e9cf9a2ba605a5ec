import { devices, type Locator, type Page } from '@playwright/test'
import { register } from '@portal/contract/activities/own'
import { activities } from '../web/app/locales/en/activities'
import { guide } from '../web/app/locales/en/guide'
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

test('[S12] the main action of a form names what is missing, and makes room in landscape', async ({ page }) => {
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

test('[S12] [F06] signing up for an activity starts above the tabs, at the text to read first', async ({ page }) => {
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

test('[S12] a confirmation is shown on a sheet at the lower edge', async ({ page }) => {
  await logInAsNew(page)
  await open(page, '/h5/user/index?tab=security')
  await page.getByRole('button', { name: profile.sessions.all }).tap()
  const sheet = page.getByRole('dialog', { name: profile.sessions.allTitle })
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: 390 })
  expect(await bottom(sheet)).toBe(844)
  expect(await page.evaluate(smallTargets)).toEqual([])
})
