import type { Page } from '@playwright/test'
import { shell as consoleShell } from '../console/app/locales/en/shell'
import { en } from '../web/app/locales/en'
import { dataDir, giveCredentials } from './setup/console'
import { register } from './setup/own-account'
import { accountWords, goodPassword, logIn } from './setup/people'
import { accountPart, greeting } from './setup/shell-page'
import { newStaff } from './setup/staff'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const t = accountWords.en

// Calls that are under way when somebody logs out.
test.use({ expectedErrors: /status of 401/ })

/** How browsers keep pages from storing anything. */
const refusals = {
  forbidden: () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [kind, refuse] of Object.entries(refusals)) {
  test(
    `[BUG-1] with storage ${kind}, a patient logs in, navigates, and is told that the login ends with the page`,
    represented(kind === 'forbidden'),
    async ({ page }) => {
      const phone = await register(page.request)
      await page.addInitScript(refuse)
      await open(page, '/login')
      await page
        .getByRole('button', { name: `A+ ${en.shell.textSizes.large}` })
        .filter({ visible: true })
        .click()
      await logIn(page, t, phone, goodPassword)
      await expect(page).toHaveURL('/user/index')
      await expect(greeting(page, /Mei/)).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: t.login.notKept })).toBeVisible()
      await page
        .getByRole('link', { name: en.shell.navigation.services, exact: true })
        .filter({ visible: true })
        .first()
        .click()
      await expectNoProblem(page)
      await accountPart(page).getByRole('button', { name: en.shell.logout }).click()
      await expect(accountPart(page).getByRole('link', { name: en.shell.login })).toBeVisible()
      await expectNoProblem(page)
    },
  )

  test(
    `[BUG-1] with storage ${kind}, staff log in, read the queue, and are told that the login ends with the page @desktop`,
    represented(kind === 'forbidden'),
    async ({ page, request }) => {
      const member = await newStaff(request, dataDir, ['coordinator'])
      await page.addInitScript(refuse)
      await page.goto('/staff')
      await giveCredentials(page, { ...member, code: member.recoveryCodes[0] ?? '' })
      await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible()
      await expect(page.getByText(consoleShell.notKept)).toBeVisible()
    },
  )
}

async function expectNoProblem(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText(en.shell.problem.title)).toHaveCount(0)
}
