import type { APIRequestContext, Page } from '@playwright/test'
import { activities as en } from '../web/app/locales/en/activities'
import { activities as zhCN } from '../web/app/locales/zh-CN/activities'
import { activities as zhTW } from '../web/app/locales/zh-TW/activities'
import { enter, newAccount, type OwnAccount } from './setup/own-account'
import { expectGoodLayout, onScreens, type Screen, structuredData } from './setup/page-check'
import { newStaff } from './setup/staff'
import { expect, open, test } from './setup/test'

const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
const mine = '/user/index?tab=activities'
const main = (page: Page) => page.getByRole('main')

let staff: Record<string, string>
let account: OwnAccount
let id: number
const activity = {
  location: inAll('The garden'),
  description: inAll('Green tea and cake.'),
  activityTypeIds: ['food'],
  city: 'Queens',
  // Far ahead, so that other tests do not meet it.
  activityStartTime: '2098-06-01 10:00',
  activityEndTime: '2098-06-01 12:00',
  registrationStartTime: '2020-01-01 09:00',
  registrationEndTime: '2098-05-31 18:00',
  quota: 12,
}

test.beforeEach(async ({ page, request }) => {
  staff = { authorization: await newStaff(request, process.env.DATA_DIR ?? '', ['coordinator']) }
  account = await newAccount(request)
  const list = await request.get('/home/content/activity/page')
  const { data } = (await list.json()) as { data: { records: { coverPcFileIdList: string[] }[] } }
  const title = inAll(`Lantern walk ${account.phone.slice(-4)}`)
  Object.assign(activity, { title, pictures: data.records[0]?.coverPcFileIdList.slice(0, 1) })
  id = ((await byStaff(page.request, '', activity)) as { id: number }).id
  const joined = await request.post(`/home/api/user/activity/register?activityId=${id}`, {
    headers: { authorization: account.token },
    data: {},
  })
  expect(joined.status()).toBe(200)
  await enter(page, account)
})

test('[F05] [A10] who has signed up sees that it was moved, and then called off, and why', async ({ page }) => {
  test.slow()
  await saveByStaff(page.request, `/${id}`, {
    ...activity,
    activityStartTime: '2098-06-01 09:30',
    location: inAll('The hall'),
  })
  await open(page, `/community/activity/${id}`)
  const before = en.changes.before('Sunday, June 1, 2098, 10:00 am – 12:00 pm')
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

  await saveByStaff(page.request, `/${id}/call-off`, {
    reason: { en: 'No water.', 'zh-CN': '停水。', 'zh-TW': '沒有水。' },
  })
  const turns = [
    ['en', 'No water.', 'desktop'],
    ['zh-CN', '停水。', 'phone'],
    ['zh-TW', '沒有水。', 'narrow'],
  ] as const
  for (const [language, reason, screen] of turns) await seesCalledOff(page, language, reason, screen)
  await open(page, `/community/activity/${id}?lang=en`)
  expect(await structuredData(page)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  const saved = page.waitForEvent('download')
  await main(page).getByRole('button', { name: en.changes.calendar }).click()
  expect((await saved).suggestedFilename()).toBe(`activity-${id}.ics`)
})

/** The list, the activity, the own activities and the result of a sign-up, each on every screen, with axe on one. */
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

/** A save from the activity's newest version, as staff make who have just opened it. */
async function saveByStaff(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const response = await request.get(`/home/staff/activity/${id}`, { headers: staff })
  const { version } = ((await response.json()) as { data: { version: number } }).data
  return byStaff(request, path, { version, ...data })
}

/** A call by staff from the page's own browser, which is then given nothing that was kept before it. */
async function byStaff(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const response = await request.post(`/home/staff/activity${path}`, { headers: staff, data })
  const envelope = (await response.json()) as { code: string; data: unknown }
  expect(envelope, path).toMatchObject({ code: '200' })
  return envelope.data
}
