import type { APIRequestContext, Page } from '@playwright/test'
import { register } from '@portal/contract/activities/own'
import { callOffActivity, getStaffActivity } from '@portal/contract/activities/staff'
import { activities as en } from '../web/app/locales/en/activities'
import { activities as zhCN } from '../web/app/locales/zh-CN/activities'
import { activities as zhTW } from '../web/app/locales/zh-TW/activities'
import { type Caller, call } from './setup/api'
import { newAccount, type OwnAccount, storeSession } from './setup/own-account'
import { expectGoodLayout, onScreens, type Screen, structuredData } from './setup/page-check'
import { newStaff } from './setup/staff'
import { expect, open, test } from './setup/test'
import { sample } from './setup/whole'
import { publishActivity, type WrittenActivity, writtenActivity } from './setup/written-activity'

const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
const mine = '/user/index?tab=activities'
const main = (page: Page) => page.getByRole('main')

let staff: Caller
let account: OwnAccount
let id: number
let activity: WrittenActivity

test.beforeEach(async ({ page, request }) => {
  staff = await newStaff(request, process.env.DATA_DIR ?? '', ['coordinator'])
  account = await newAccount(request)
  const title = inAll(`Lantern walk ${account.phone.slice(-4)}`)
  activity = await writtenActivity(request, { title })
  // Staff call through the page's request context, so that the page is not served stale cached content afterwards.
  id = await publishActivity(page.request, staff, activity)
  await call(request, register, { activityId: id }, account)
  await storeSession(page, account)
})

test('[F05] [A10] a registered patient sees that an activity was moved, later cancelled, and why', async ({ page }) => {
  test.slow()
  const moved = { ...activity, startsAt: '2098-06-01 09:30', location: inAll('The hall') }
  await publishActivity(page.request, staff, moved, id)
  await open(page, `/community/activity/${id}`)
  const before = en.changes.before('Sun, Jun 1, 10:00 am – 12:00 pm')
  for (const text of [en.changes.newBoth, before, en.changes.before('The garden · Queens'), en.signUp.registered])
    await expect(main(page).getByText(text)).toBeVisible()
  expect(await structuredData(page)).toMatchObject({
    '@type': 'Event',
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2098-06-01T09:30:00-04:00',
    previousStartDate: '2098-06-01T10:00:00-04:00',
  })
  await onScreens(page, 'moved', ['phone'], expectGoodLayout)
  await open(page, mine)
  await expect(main(page).getByText(before)).toBeVisible()

  const reason = { en: 'No water.', 'zh-CN': '停水。', 'zh-TW': '沒有水。' }
  await call(page.request, callOffActivity, { reason, ...(await newest(page.request)) }, staff)
  const turns = [
    ['zh-TW', '沒有水。', 'narrow'],
    ['en', 'No water.', 'desktop'],
    ['zh-CN', '停水。', 'phone'],
  ] as const
  for (const [language, reason, screen] of sample(turns, 3)) await seesCalledOff(page, language, reason, screen)
  await open(page, `/community/activity/${id}?lang=en`)
  expect(await structuredData(page)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  const saved = page.waitForEvent('download')
  await main(page).getByRole('button', { name: en.changes.calendar }).click()
  expect((await saved).suggestedFilename()).toBe(`activity-${id}.ics`)
})

/** Checks the list, the activity, “My activities” and the sign-up result on every screen, with axe on one. */
async function seesCalledOff(page: Page, language: keyof typeof words, reason: string, screen: Screen) {
  const t = words[language]
  await open(page, `/community/activity/search?q=lantern+walk+${account.phone.slice(-4)}&lang=${language}`)
  const card = main(page).getByRole('article').first()
  await expect(card).toContainText(t.changes.calledOff)
  await onScreens(page, `found in ${language}`, [screen])

  await card.getByRole('link').click()
  await expect(page).toHaveTitle(new RegExp(t.changes.title('').trim()))
  for (const text of [t.changes.notHeld, t.changes.reason(reason), t.changes.signedUp])
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  await expect(main(page).getByText(t.detail.places, { exact: true })).toHaveCount(0)
  await onScreens(page, `activity in ${language}`, [screen], expectGoodLayout)

  await open(page, `${mine}&lang=${language}`)
  await expect(main(page).getByText(t.changes.reason(reason))).toBeVisible()
  await expect(main(page).getByText(/^[A-Z0-9]{6}$/)).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: t.cancel.registered.action })).toHaveCount(0)
  await onScreens(page, `my activities in ${language}`, [screen], expectGoodLayout)

  await open(page, `/community/activity/result?id=${id}&lang=${language}`)
  await expect(main(page).getByText(t.changes.notHeld)).toBeVisible()
}

/** The activity's id and latest version, as staff see them on opening it. */
async function newest(request: APIRequestContext) {
  const { version } = await call(request, getStaffActivity, { id }, staff)
  return { id, version }
}
