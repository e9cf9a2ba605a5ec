import type { Page } from '@playwright/test'
import type { Activity } from '@portal/contract/activities/public'
import { activities as en } from '../web/app/locales/en/activities'
import { idOf, panel } from './setup/activity-pages'
import { definitions } from './setup/definitions'
import { logInAsNew } from './setup/own-account'
import { answer, expect, open, test } from './setup/test'

/** What a page says about one activity, and what the list and its pages ask for. */

const list = '/community/activity/list'
const main = (page: Page) => page.getByRole('main')

const facts = {
  title: 'Lantern walk',
  activityStartTime: '2098-06-01 10:00',
  activityEndTime: '2098-06-01 12:30',
  registrationStartTime: '2097-05-03 09:00',
  registrationEndTime: '2098-05-30 18:00',
  registration: 'open',
  activityStatus: 'sign_up',
  registerStatus: 'not_full',
  location: 'The garden',
  city: 'Queens',
  quota: 12,
  registered: 5,
  waiting: 0,
  price: 'Three dollars',
  spoken: 'Cantonese',
  access: 'A ramp',
  transport: 'Take the 7',
  description: 'Green tea and cake.',
  requirements: 'Bring a cup.',
  notes: 'We go in rain.',
  types: [
    { id: 'food', name: 'Eating' },
    { id: 'arts', name: 'Arts' },
  ],
  coverPcFileIdList: [],
  pictureAlts: [],
  movedFrom: null,
  calledOff: null,
  signUpNote: '',
} satisfies Partial<Activity>

test('[F05] facts of an activity appear beside their labels, texts below their headings, and types link to the list', async ({
  page,
}) => {
  await logInAsNew(page)
  const t = en.detail
  const id = await idOf(page.request, 'tai chi')
  await answer(page, `/content/activity/${id}`, { code: '200', data: { ...facts, id } })
  await open(page, `/community/activity/search?q=tai+chi`)
  await main(page).getByRole('article').first().getByRole('link').click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(facts.title)
  const shown: [string, string][] = [
    [t.time, 'Sun, Jun 1, 10:00 am – 12:30 pm'],
    [t.location, 'The garden Queens'],
    [t.price, facts.price],
    [t.spoken, facts.spoken],
    [t.access, facts.access],
    [t.transport, facts.transport],
    [t.registrationTime, 'Fri, May 3, 9:00 am – Fri, May 30, 6:00 pm'],
    [t.places, '7 of 12 left'],
  ]
  expect(await definitions(main(page))).toEqual(shown)
  for (const name of ['description', 'requirements', 'notes'] as const) {
    const part = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t[name], exact: true }) })
    await expect(part.locator('p')).toHaveText(facts[name])
  }
  const types = main(page).getByRole('list', { name: t.types }).getByRole('link')
  await expect(types).toHaveText(['Eating', 'Arts'])
  await types.last().click()
  await expect(page).toHaveURL(`${list}?type=arts`)
})

test('[F05] [F06] signing up is enabled once the sign-up status has loaded', async ({ page }) => {
  await logInAsNew(page)
  const id = await idOf(page.request, 'tai chi')
  const submit = panel(page).getByRole('button', { name: en.signUp.submit })
  let release = () => {}
  const asked = new Promise<void>((resolve) =>
    page.route('**/home/api/user/activity/register/status?*', async (route) => {
      resolve()
      await new Promise<void>((go) => {
        release = go
      })
      await route.continue()
    }),
  )
  await open(page, `/community/activity/${id}`)
  await asked
  await expect(panel(page).getByText(en.signUp.loading)).toBeVisible()
  await expect(panel(page).getByRole('button')).toHaveCount(0)
  release()
  await expect(submit).toBeVisible()
  await expect(panel(page).getByText(en.signUp.loading)).toHaveCount(0)
})

test('[F04] further pages keep the list’s filters and the search keyword', async ({ page }) => {
  await open(page, list)
  const { title, activityStartTime, activityStatus, registerStatus, city, coverPcFileIdList, calledOff } = facts
  const card = { id: 1, title, activityStartTime, activityStatus, registerStatus, city, coverPcFileIdList, calledOff }
  const data = { records: [{ ...card, signUpNote: '' }], total: 30, pageNum: 1, pageSize: 9 }
  const asked = await answer(page, '/content/activity/page', { code: '200', data })
  const lastQuery = () => Object.fromEntries(new URL(asked.at(-1)?.url ?? 'http://none').searchParams)
  const next = page.locator('a[rel=next]')
  await main(page).getByRole('navigation', { name: en.cities }).getByRole('link', { name: 'Queens' }).click()
  await expect(next).toHaveAttribute('href', `${list}?city=Queens&page=2`)
  await main(page).getByRole('navigation', { name: en.types, exact: true }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/city=Queens&type=/)
  const { activityTypeId } = lastQuery()
  await next.click()
  await expect(page).toHaveURL(`${list}?city=Queens&type=${activityTypeId}&page=2`)
  expect(lastQuery()).toEqual({ pageNum: '2', pageSize: '9', cityList: 'Queens', activityTypeId })
  await page.getByRole('searchbox').fill('tea and cake')
  await page.getByRole('searchbox').press('Enter')
  await expect(next).toHaveAttribute('href', '/community/activity/search?q=tea+and+cake&page=2')
  await next.click()
  await expect(page).toHaveURL(/page=2$/)
  expect(lastQuery()).toEqual({ pageNum: '2', pageSize: '9', keyword: 'tea and cake' })
})
