import { endAllSessions } from '@portal/contract/accounts/sessions'
import { type Language, languages } from '@portal/contract/language'
import { call } from './setup/api'
import { expectNeverWithin } from './setup/clock'
import { dataDir, giveCredentials, leaveIdle, logInByForm } from './setup/console'
import { isAlive } from './setup/own-account'
import { expectCleanPage, onScreens } from './setup/page-check'
import { addStaff, codeOf, newStaff } from './setup/staff'
import { expect, test } from './setup/test'
import { represented, whole } from './setup/whole'

const minute = 60_000
const refused = /the server responded with a status of (40[01]|500)/
test.use({ expectedErrors: refused })

test('[K01] the first login sets up the second factor, by keyboard alone @desktop', async ({ page }) => {
  const { username, password } = await addStaff(dataDir, ['coordinator'])
  await page.goto('/staff')
  await expect(page).toHaveTitle('Staff login · Staff')
  await expectCleanPage(page, 'login')
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await onScreens(page, 'setting up', ['desktop'])
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const field = page.getByLabel('Code from the app')
  await field.focus()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('too old or already used')).toBeVisible()
  await field.fill(codeOf(`otpauth://totp/new?secret=${secret}`))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectCleanPage(page, 'recovery codes')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).press('Enter')
  const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  await expect.poll(copied).toEqual(await codes.allTextContents())
  await expect(page.getByRole('button', { name: 'Go on' })).toBeDisabled()
  await page.getByLabel('I have put them in a safe place').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible()
})

const words: Record<Language, { refused: string; submit: string }> = {
  en: { refused: 'A code works once and for half a minute', submit: 'Log in' },
  'zh-CN': { refused: '每个验证码只能用一次', submit: '登录' },
  'zh-TW': { refused: '每個驗證碼只能用一次', submit: '登入' },
}

for (const language of languages)
  test(
    `[K01] a wrong or used code is refused in plain words, and the input stays: ${language} @desktop`,
    represented(language === 'en'),
    async ({ page, request }) => {
      const member = await newStaff(request, dataDir, ['coordinator'])
      await page.goto(`/staff/login?lang=${language}`)
      await page.locator('[name=username]').fill(member.username)
      await page.locator('[name=password]').fill(member.password)
      await page.locator('[name=totp]').fill('123 456')
      await page.getByRole('button', { name: words[language].submit, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(words[language].refused)
      await expect(page.locator('[name=username]')).toHaveValue(member.username)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await onScreens(page, `refused login, ${language}`, ['narrow'])
    },
  )

test('[K01] the login redirects to the requested page, and never to another site @desktop', async ({
  page,
  request,
}) => {
  await logInByForm(page, request, ['coordinator'], '/caregivers?status=approved')
  await expect(page).toHaveURL(/\/staff\/caregivers\?status=approved$/)
  const other = await newStaff(request, dataDir, ['trainer'])
  await page.evaluate(() => localStorage.clear())
  await page.goto('/staff/login?back=//example.com/')
  await giveCredentials(page, { ...other, code: other.recoveryCodes[0] ?? '' })
  await expect(page).toHaveURL(/\/staff$/)
})

test('[K01] an idle screen locks, and the password alone restores it with unsaved input @desktop', async ({
  page,
  request,
}) => {
  const member = await logInByForm(page, request, ['coordinator'], '/account')
  const field = page.getByLabel('New password', { exact: true })
  await field.fill('half of a new pass')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('staff') ?? '{}').token as string)
  expect(await isAlive(request, token)).toBe(true)
  await leaveIdle(page)
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await expect(page).toHaveTitle('Locked')
  await expect(field).toBeHidden()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectCleanPage(page, 'locked')
  expect(await page.evaluate(() => localStorage.getItem('staff'))).toContain('"token":null')
  await expect.poll(() => isAlive(request, token)).toBe(false)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.type('Wrong-guess-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('not right')
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('half of a new pass')
  await expect(field).toBeFocused()
  await expect(page).toHaveTitle('My account · Staff')
})

test('[K01] an unused screen locks after 15 minutes, and each key restarts the timer @desktop', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await logInByForm(page, request, ['editor'], '/account')
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 1_000)
  const locked = page.getByRole('heading', { name: 'Locked' })
  const isLocked = () => locked.isVisible()
  await page.keyboard.press('Shift')
  await expectNeverWithin(page, 14 * minute, isLocked)
  await page.keyboard.press('Shift')
  await expectNeverWithin(page, 15 * minute, isLocked)
  // The console looks at the clock every five seconds.
  await page.clock.runFor(5_000)
  await expect(locked).toBeVisible()
})

test('[K01] a locked screen stays locked after a reload, and another tab is locked with it @desktop', async ({
  page,
  request,
  context,
}) => {
  const member = await logInByForm(page, request, ['coordinator'], '/account')
  const other = await context.newPage()
  await other.goto('/staff/account')
  await expect(other.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.getByRole('button', { name: /^Sam:/ }).click()
  await page.getByRole('menuitem', { name: 'Lock the screen' }).click()
  await expect(page.getByText('Your work is still there.')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'My account' })).toBeVisible()
})

test('[K01] [DESK-18] a session ended elsewhere locks the screen at the next call; the typed reply stays @desktop', async ({
  page,
  request,
}) => {
  // Without a stream of events, whose end would lock the screen before the call.
  const member = await logInByForm(page, request, ['trainer'], '/account')
  await page.getByLabel('Current password').fill(member.password)
  await page.getByLabel('New password', { exact: true }).fill('Quiet-harbor-58')
  await page.getByLabel('New password once more').fill('Quiet-harbor-58')
  await page.getByLabel('Code', { exact: true }).fill(member.recoveryCodes[2] ?? '')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('staff') ?? '{}').token as string)
  await call(request, endAllSessions, {}, { token })
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Your session has ended. What you typed is still there.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByRole('alert')).toContainText('or it is not enough on this device: please give a code, too.')
  await page.getByLabel('Code', { exact: true }).fill(member.recoveryCodes[1] ?? '')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByLabel('New password once more')).toHaveValue('Quiet-harbor-58')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()
})

test('[K01] a remembered device needs no code after a logout, until it is removed @desktop', async ({
  page,
  request,
}) => {
  const member = await newStaff(request, dataDir, ['coordinator'])
  await page.goto('/staff/login')
  await page.getByLabel('Ask for no code on this device for 30 days').check()
  await giveCredentials(page, { ...member, code: member.recoveryCodes[0] ?? '' })
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: /^Sam:/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await giveCredentials(page, member)
  await page.getByRole('link', { name: 'My account' }).click()
  const devices = page.getByRole('region', { name: 'Devices that need no code' })
  await expect(devices.getByRole('row', { name: /Chrome · Linux This device/ })).toBeVisible()
  await devices.getByRole('button', { name: 'Forget Chrome · Linux' }).click()
  await expect(devices.getByText('No device is without a code.')).toBeVisible()
  await page.getByRole('button', { name: /^Sam:/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await giveCredentials(page, member)
  await expect(page.getByRole('alert')).toContainText('not right')
})

test('[K01] [SEC-34] My account makes new recovery codes after password and code, and ends another session @desktop', async ({
  page,
  request,
}) => {
  const member = await logInByForm(page, request, ['editor'], '/account')
  await expect(page.getByRole('region', { name: 'Devices that need no code' }).getByRole('table')).toBeVisible()
  await onScreens(page, 'my login', ['desktop', 'narrow'])
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make new codes' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(member.password)
  await dialog.getByLabel('Code', { exact: true }).fill(member.recoveryCodes[1] ?? '')
  await expectCleanPage(page, 'password and code')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expectCleanPage(page, 'new recovery codes')
  await page.getByLabel('I have put them in a safe place').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  const sessions = page.getByRole('region', { name: 'Where you are logged in' })
  await sessions.getByRole('button', { name: 'Log out Unknown device' }).click()
  await expect(page.getByText('That device is logged out')).toBeVisible()
  await expect(sessions.getByRole('row')).toHaveCount(2)
  await expect(sessions.getByRole('row', { name: /Chrome · Linux This device .* In use now/ })).toBeVisible()

  await sessions.getByRole('button', { name: 'Log out everywhere' }).click()
  const asked = page.getByRole('dialog', { name: 'Log out everywhere' })
  await expect(asked).toContainText('this one too')
  await expectCleanPage(page, 'before logging out everywhere')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(sessions.getByRole('button', { name: 'Log out everywhere' })).toBeFocused()
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Staff login' })).toBeVisible()
})

test(
  '[K01] a failure to load the sessions is reported, and can be retried @desktop',
  whole,
  async ({ page, request }) => {
    await page.route('**/api/user/session/list', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.', data: null } }),
    )
    await logInByForm(page, request, ['editor'], '/account')
    const sessions = page.getByRole('region', { name: 'Where you are logged in' })
    await expect(sessions.getByRole('alert')).toContainText('This could not be loaded.')
    await page.unroute('**/api/user/session/list')
    await sessions.getByRole('button', { name: 'Try again' }).click()
    await expect(sessions.getByRole('row', { name: /This device/ })).toBeVisible()
  },
)
