import type { APIRequestContext, Page } from '@playwright/test'
import { managedActivities } from '@portal/contract/activities/content'
import { getActivityPage } from '@portal/contract/activities/public'
import { callOffActivity, getStaffActivity } from '@portal/contract/activities/staff'
import { languages } from '@portal/contract/language'
import { type Caller, call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, publishNow, review, text } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { expect, open, test } from './setup/test'

// Pages of a preview have no scripts.
test.use({ expectedErrors: /the server responded with a status of 4(00|04|09)|script-src 'none'/ })

const titles = { en: 'Paper lanterns', 'zh-CN': '折纸灯笼', 'zh-TW': '摺紙燈籠' } as const
const moments = {
  Starts: ['2098-10-25', '10:00'],
  Ends: ['2098-10-25', '12:00'],
  'Sign-up opens': ['2020-01-01', '09:00'],
  'Sign-up closes': ['2098-10-24', '18:00'],
} as const

async function setMoment(page: Page, label: string, day: string, time: string) {
  const group = page.getByRole('group', { name: label, exact: true })
  await group.getByLabel('Date').fill(day)
  await group.getByLabel('Time').fill(time)
}

test('[OPS-7] an activity is written in three languages, previewed, published, copied and repeated weekly @desktop', async ({
  page,
  request,
}) => {
  test.slow()
  const editor = await logInToConsole(page, request, ['editor'], '/content/activity')
  await page.getByRole('link', { name: 'New activity' }).click()
  const mark = String(Date.now()).slice(-6)
  for (const [language, title] of Object.entries(titles) as ['en' | 'zh-CN' | 'zh-TW', string][]) {
    await text(page, 'Title', language).fill(`${title} ${mark}`)
    await text(page, 'Where', language).fill('The hall')
    await text(page, 'Description', language).fill('We fold lanterns.')
  }
  await expectSaved(page)
  for (const [label, [day, time]] of Object.entries(moments)) await setMoment(page, label, day, time)
  await page.getByLabel('Number of places', { exact: true }).fill('12')
  await page.getByLabel('Borough', { exact: true }).selectOption('queens')
  await page.getByRole('checkbox', { name: 'Food', exact: false }).first().check()
  await expectSaved(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { records } = await call(request, getActivityPage, {})
  const now = await call(request, managedActivities.read, { id }, editor)
  const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
  const pictures = [{ picture: records[0]?.coverPcFileIdList[0] ?? '', alt: none, caption: none }]
  const content = { ...now.draft, pictures } as never
  await call(
    request,
    managedActivities.save,
    { id, version: now.version, baseVersion: now.baseVersion, content },
    editor,
  )
  await page.reload()
  for (const language of languages)
    await text(page, 'Picture 1: Description for readers who cannot see it', language).fill('A red lantern')
  await expectSaved(page)

  // Clocks skip an hour in March, and an hour comes twice in November.
  await setMoment(page, 'Ends', '2099-03-08', '02:30')
  await expect(page.getByText(/This hour does not exist/)).toBeVisible()
  await setMoment(page, 'Ends', '2098-11-02', '01:30')
  await page.getByLabel(/This hour comes twice/).selectOption('second')
  await setMoment(page, 'Ends', '2098-10-25', '12:00')
  await expectSaved(page)
  await page.evaluate(() => scrollTo(0, 0))
  await onScreens(page, 'an activity', ['desktop', 'narrow', 'phone'])

  await page.getByRole('link', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${titles.en} ${mark}`)
  await page.getByRole('link', { name: 'Back to the editor' }).click()
  await review(page, 'en', 'zh-CN', 'zh-TW')
  await publishNow(page)
  const key = await page.waitForURL(/\/content\/activity\/\d+$/).then(() => page.url().split('/').at(-1) ?? '')

  await page.getByRole('button', { name: 'Repeat weekly' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat this weekly' })
  await dialog.getByLabel('How many times').selectOption('3')
  await expect(dialog.getByRole('checkbox', { name: /10:00/ })).toHaveCount(3)
  await dialog.getByRole('checkbox', { name: /Nov 8/ }).uncheck()
  await expect(dialog.getByRole('button', { name: 'Make 2 drafts' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Publish them at once' }).check()
  await onScreens(page, 'a repetition', ['desktop', 'narrow', 'phone'])
  await dialog.getByRole('button', { name: 'Publish 2 activities' }).dblclick()
  await expect(page.getByText('2 activities published.')).toBeVisible()
  await page.getByRole('searchbox').fill(mark)
  await page.keyboard.press('Enter')
  const rows = page.getByRole('main').getByRole('row', { name: new RegExp(mark) })
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Nov 1, 2098' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Nov 15, 2098' })).toHaveCount(1)
  await onScreens(page, 'the list of activities', ['desktop', 'narrow', 'phone'])

  await page.goto(`/staff/content/activity/${key}`)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.waitForURL(/\/content\/activity\/new-/)
  await expect(text(page, 'Title')).toHaveValue(`${titles.en} ${mark}`)
  await expect(page.getByRole('group', { name: 'Starts', exact: true }).getByLabel('Date')).toHaveValue('')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Starts: please fill this in')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard the draft' }).click()

  for (const [language, title] of Object.entries(titles)) {
    await open(page, `/community/activity/search?q=${mark}&lang=${language}`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.first()).toContainText(`${title} ${mark}`)
  }
})

test('[K09] the list of activities leads to what the site says of them @desktop', async ({ page, request }) => {
  await logInToConsole(page, request, ['coordinator'], '/activities')
  await page.getByRole('link', { name: 'Edit activities' }).click()
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New activity' })).toBeVisible()
})

test('[OPS-7] a list begins with what is to come; an activity that is called off is marked there and in its editor @desktop', async ({
  page,
  request,
}) => {
  const caller = await logInToConsole(page, request, ['editor', 'coordinator'], '/content/activity')
  const id = await calledOff(request, caller, 'Called off tea')
  const tabs = page.getByRole('navigation', { name: 'When' })
  await expect(tabs.getByRole('link', { name: 'Today and later' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Past' }).click()
  await expect(page).toHaveURL(/\?when=past$/)
  await page.getByRole('searchbox').fill('Called off tea')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?when=all$/)
  const row = page
    .getByRole('main')
    .getByRole('row', { name: /Called off tea/ })
    .first()
  await expect(row.getByRole('rowheader')).toHaveText(/Called off tea\s*Called off/)
  await page.goto(`/staff/content/activity/${id}`)
  await expect(page.getByText('The hall is closed.')).toBeVisible()
  await onScreens(page, 'an activity that is called off', ['desktop', 'phone'])
  await page.getByRole('link', { name: 'See who signed up' }).click()
  await expect(page.getByRole('heading', { name: 'Called off tea', level: 1 })).toBeVisible()
})

/** Publishes an activity and calls it off. @returns its id */
async function calledOff(request: APIRequestContext, caller: Caller, title: string): Promise<string> {
  const { records } = await call(request, managedActivities.list, { state: 'live', when: 'upcoming' }, caller)
  const as = `new-${crypto.randomUUID()}`
  const { draft, baseVersion, ...copy } = await call(
    request,
    managedActivities.copy,
    { id: records[0]?.id ?? '', as },
    caller,
  )
  const times = {
    startsAt: '2098-10-25 10:00',
    endsAt: '2098-10-25 12:00',
    registrationOpensAt: '2020-01-01 09:00',
    registrationClosesAt: '2098-10-24 18:00',
  }
  const content = { ...draft, ...times, title: { en: title, 'zh-CN': title, 'zh-TW': title } } as never
  let { version } = await call(
    request,
    managedActivities.save,
    { id: as, version: copy.version, baseVersion, content },
    caller,
  )
  for (const language of languages)
    ({ version } = await call(request, managedActivities.markRead, { id: as, version, language }, caller))
  const published = await call(
    request,
    managedActivities.publish,
    { id: as, version, baseVersion, languages: [...languages] },
    caller,
  )
  const id = Number(published.id)
  const reason = { en: 'The hall is closed.', 'zh-CN': '活动室关闭。', 'zh-TW': '活動室關閉。' }
  const activity = await call(request, getStaffActivity, { id }, caller)
  await call(request, callOffActivity, { id, version: activity.version, reason }, caller)
  return published.id
}
