import type { Browser, Locator, Page } from '@playwright/test'
import { scaleTimeout } from '../scripts/test/timeout'
import { logInToConsole } from './setup/console'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

/** `npm run audit:monday` goes through sixty items, as on a Monday; the short form shows the way. */
const items = process.env.AUDIT_MONDAY === undefined ? 8 : 60

test.setTimeout(scaleTimeout(items * 15_000))
test.use({ expectedErrors: /the server responded with a status of 409/ })

test(
  `[K02] [K03] two coordinators work through ${items} open items by keyboard, and none is done twice @desktop`,
  whole,
  async ({ page, browser, request }) => {
    const done: string[] = []
    const work = async (screen: Page) => {
      await logInToConsole(screen, request, ['coordinator'])
      while (done.length < items) {
        if (!(await takeNext(screen))) continue
        const record = await openMine(screen)
        done.push(record)
        await finish(screen, record)
      }
    }
    await Promise.all([work(page), secondScreen(browser).then(work)])
    expect(new Set(done).size).toBe(done.length)
  },
)

async function secondScreen(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage()
}

/** Takes the first item that is nobody's, unless a colleague is faster. */
async function takeNext(page: Page): Promise<boolean> {
  await page.goto('/staff/work?whose=unassigned')
  await focusFirst(page)
  await page.keyboard.press('a')
  const taken = page.getByRole('status').filter({ hasText: '1 item is assigned to you.' })
  const refused = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })
  await expect(taken.or(refused).first()).toBeVisible()
  return taken.isVisible()
}

/** Opens the first of the own items and returns the address of its record. Answered ones come last. */
async function openMine(page: Page): Promise<string> {
  await page.goto('/staff/work?whose=mine')
  await focusFirst(page)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/work/)
  return page.url()
}

/** Rows may change under the hand while colleagues work, so the key is pressed until one has the focus. */
async function focusFirst(page: Page) {
  await expect(page.getByRole('table')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.locator('tbody a:focus')).toBeVisible({ timeout: scaleTimeout(500) })
  }).toPass()
}

/** Does what a record waits for, without the mouse. */
async function finish(page: Page, record: string) {
  const kind = new URL(record).pathname.split('/').at(-2)
  if (kind === 'checks') {
    await press(page, page.getByRole('button', { name: 'Eligible', exact: true }))
    await expect(page.getByText('Saved. The message will be sent in ten seconds.').first()).toBeVisible()
  } else if (kind === 'requests') await answer(page)
  else if (kind === 'caregivers') await approve(page)
  else {
    await press(page, page.getByRole('button', { name: 'Publish', exact: true }))
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  }
}

async function answer(page: Page) {
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reply')).toBeFocused()
  await page.keyboard.type('Thank you. A nurse calls you tomorrow.')
  await press(page, page.getByRole('button', { name: 'Send the reply' }))
  await expect(page.getByLabel('Reply')).toHaveValue('')
}

/** The caregiver, or every document that came after the review. */
async function approve(page: Page) {
  const person = page.getByRole('button', { name: 'Approve the caregiver' })
  const document = page.getByRole('button', { name: /^Approve: / })
  await expect(person.or(document).first()).toBeVisible()
  if (await person.isVisible()) {
    await press(page, person)
    await expect(page.getByLabel('Why do you approve anyway?')).toBeFocused()
    await page.keyboard.type('All four seen at the office.')
    await press(page, page.getByRole('button', { name: 'Approve anyway' }))
    await expect(page.getByRole('button', { name: /^Review again: / }).first()).toBeVisible()
  }
  while (await document.first().isVisible()) {
    const left = await document.count()
    await press(page, document.first())
    await page.getByLabel('It does not expire').press('Space')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }))
    await expect(document).toHaveCount(left - 1)
  }
}

/** Tabs to a button and presses it. */
async function press(page: Page, button: Locator) {
  await expect(button).toBeVisible()
  const isFocused = () => button.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 150 && !(await isFocused()); stops++) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}
