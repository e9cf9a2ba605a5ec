import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { scaleTimeout } from '../scripts/test/timeout'
import { startOwnPortal } from './setup/own-portal'
import { onScreens } from './setup/page-check'
import { codeOf } from './setup/staff'
import { expect, test } from './setup/test'

// Two above that of the shared portal (scripts/test/needs.ts).
const port = Number(process.env.BROWSER_TEST_PORT ?? 4310) + 2
const tool = fileURLToPath(new URL('../scripts/staff-link.ts', import.meta.url))
test.use({ expectedErrors: /the server responded with a status of 400/ })

let portal: Awaited<ReturnType<typeof startOwnPortal>>

test.beforeAll(async () => {
  test.setTimeout(scaleTimeout(200_000))
  portal = await startOwnPortal(port, { DEMO: 'off' })
})
test.afterAll(() => portal?.stop())

function newLink(): string {
  const settings = { PORT: String(port), DATA_DIR: portal.dataDir, DEMO: 'off' }
  const said = execFileSync(process.execPath, [tool], { env: { ...process.env, ...settings }, encoding: 'utf8' })
  return /http\S+/.exec(said)?.[0] ?? ''
}

test('[OPS-4] the link of a new portal leads to the console by keyboard alone, and works once @desktop', async ({
  page,
}) => {
  const link = newLink()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Welcome to your new portal' })).toBeVisible()
  await expect(page).not.toHaveURL(/#/)
  await onScreens(page, 'first account', ['desktop'])
  await page.getByLabel('First name').focus()
  for (const typed of ['Mei', 'Chen', 'mei@example.org', 'password', 'password']) {
    if (typed !== 'Mei') await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Use at least 8 characters')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Mei')
  for (const field of ['New password', 'The new password again'])
    await page.getByLabel(field, { exact: true }).fill('Quiet-river-42')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeOf(`otpauth://totp/new?secret=${secret}`))
  await page.keyboard.press('Enter')
  await page.getByLabel('I have put them in a safe place').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Staff' }).first()).toBeVisible()

  expect(newLink()).toBe('')
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText('This link has been used')).toBeVisible()
})
