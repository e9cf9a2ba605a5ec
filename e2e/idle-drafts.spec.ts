import type { Page } from '@playwright/test'
import { applications } from '../web/app/locales/en/applications'
import { feedback } from '../web/app/locales/en/feedback'
import { visits } from '../web/app/locales/en/visits'
import { applyOnline } from './setup/applications'
import { fillInSelf, freeSlots, inAddress, queens } from './setup/booking-page'
import { pauseClock } from './setup/clock'
import { logInAsNew } from './setup/own-account'
import {
  about,
  accountWords,
  address,
  field,
  fillInPerson,
  goodPassword,
  heading,
  logIn,
  provePhone,
} from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const t = accountWords.en
const idle = 30 * 60_000
const main = (page: Page) => page.getByRole('main')
const note = (page: Page) => main(page).getByText(/removed because nobody used this page for 30 minutes/)
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
const values = (page: Page) =>
  main(page)
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((it) => (it as HTMLInputElement).value).join('|'))

/** Registers up to the last step, where the clock stands still. */
async function registerUpToTheEnd(page: Page) {
  await page.clock.install()
  await open(page, '/register/patient')
  await provePhone(page, t)
  await fillInPerson(page, t)
  await field(page, 'medicaidId').fill('ab12345c')
  await pauseClock(page)
  await field(page, 'password').fill(goodPassword)
}

test('[SEC-45] a registration is kept for 29:59 idle minutes and removed at 30:00, from screen and storage', async ({
  page,
}) => {
  await registerUpToTheEnd(page)
  await page.clock.runFor(idle - 1)
  await expect(field(page, 'medicaidId')).toHaveValue('ab12345c')
  await expect(field(page, 'password')).toHaveValue(goodPassword)
  expect(await stored(page)).toContain(address.address)
  await expect(note(page)).toHaveCount(0)

  await page.clock.runFor(1)
  await expect(note(page)).toBeVisible()
  await expect(heading(page, t, 'phone')).toBeVisible()
  expect(await values(page)).not.toMatch(/\w/)
  for (const typed of [address.address, about.firstName, 'ab12345c']) expect(await stored(page)).not.toContain(typed)

  await page.reload()
  await expect(note(page)).toBeVisible()
  await field(page, 'phone').fill('2125550123')
  await expect(note(page)).toBeVisible()
  await page.reload()
  await expect(field(page, 'phone')).toHaveValue('2125550123')
  await expect(note(page)).toHaveCount(0)
})

test('[SEC-45] a key or a press restarts the 30 minutes; a reload of any page does not', async ({ page }) => {
  await registerUpToTheEnd(page)
  await page.clock.runFor(idle - 1)
  await page.keyboard.press('Shift')
  await page.clock.runFor(idle - 1)
  expect(await stored(page)).toContain(address.address)
  await page.goto('/about/faq')
  await expect.poll(() => stored(page)).toContain(address.address)
  await page.clock.runFor(1)
  await expect.poll(() => stored(page)).not.toContain(address.address)
  await open(page, '/register/patient')
  await expect(note(page)).toBeVisible()
  await expect(field(page, 'phone')).toHaveValue('')
})

for (const { minutes, isThere } of [
  { minutes: idle - 1, isThere: true },
  { minutes: idle, isThere: false },
])
  test(
    `[SEC-45] a tab that slept ${isThere ? 'less than ' : ''}30 minutes ${isThere ? 'keeps' : 'has lost'} its draft`,
    represented(!isThere),
    async ({ page }) => {
      await registerUpToTheEnd(page)
      // Another site has no timers of ours, like a closed tab.
      await page.goto('about:blank')
      await page.clock.runFor(minutes)
      await open(page, '/register/patient')
      if (isThere) await expect(field(page, 'phone')).not.toHaveValue('')
      else await expect(field(page, 'phone')).toHaveValue('')
      await expect(note(page)).toHaveCount(isThere ? 0 : 1)
      expect((await stored(page)).includes(address.address)).toBe(isThere)
    },
  )

interface Draft {
  name: string
  /** Opens the form and types what `typed` is. */
  begin: (page: Page) => Promise<string>
  typed: string
}

const drafts: Draft[] = [
  {
    name: 'booking',
    typed: '1948',
    begin: async (page) => {
      const account = await logInAsNew(page)
      const [slot] = await freeSlots(page.request, account, queens)
      if (!slot) throw new Error('the demo has no free slot')
      const path = `/services/booking?serviceId=1&step=people&${inAddress(slot)}`
      await open(page, path)
      await fillInSelf(page)
      await expect(main(page).getByRole('button', { name: visits.next, exact: true })).toBeVisible()
      return account.phone
    },
  },
  {
    name: 'message',
    typed: 'My mother fell again',
    begin: async (page) => {
      const account = await logInAsNew(page)
      const { id } = await applyOnline(page, account)
      await open(page, `/user/index?tab=requests&request=${id}`)
      await main(page).getByLabel(applications.messages.label).fill('My mother fell again')
      return account.phone
    },
  },
  {
    name: 'review',
    typed: 'The aide came late',
    begin: async (page) => {
      const account = await logInAsNew(page)
      await open(page, '/feedback/create')
      await main(page).getByRole('textbox', { name: feedback.text }).fill('The aide came late')
      return account.phone
    },
  },
]

for (const { name, typed, begin } of drafts)
  test(
    `[SEC-45] a ${name} is removed when its session lapses, and its owner is told`,
    represented(name === 'message'),
    async ({ page }) => {
      await page.clock.install()
      const phone = await begin(page)
      // The watch over idle sessions has come; where nothing was called yet, its time begins now.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('lastCall'))).not.toBeNull()
      await pauseClock(page)
      await page.keyboard.press('Shift')
      await page.clock.runFor(idle - 1)
      expect(await stored(page)).toContain(typed)
      await page.clock.runFor(1)
      expect(await stored(page)).not.toContain(typed)
      await page.clock.resume()
      await expect(async () => {
        await page.clock.runFor(1_000)
        if (name !== 'review') await expect(page).toHaveURL(/\/login/, { timeout: 500 })
      }).toPass()
      await open(page, /\/login$/.test(new URL(page.url()).pathname) ? page.url() : '/login?redirect=/feedback/create')
      await logIn(page, t, phone, goodPassword)
      await expect(note(page)).toBeVisible()
      expect(await values(page)).not.toContain(typed)
    },
  )
