import type { Page } from '@playwright/test'
import { staffLogin } from '@portal/contract/staff/public'
import { tryCall } from './setup/api'
import { dataDir, giveCredentials, leaveIdle, logInByForm } from './setup/console'
import { onScreens } from './setup/page-check'
import { addStaff, type StaffMember } from './setup/staff'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 40[09]/ })

/** Gives the browser a device with a fingerprint reader. */
async function withFingerprint(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the owner's finger is recognized. */
    recognizes: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Adds a passkey; each recovery code counts once. */
async function addPasskey(page: Page, { password, recoveryCodes }: Pick<StaffMember, 'password' | 'recoveryCodes'>) {
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await page
    .getByRole('dialog')
    .getByLabel('Code', { exact: true })
    .fill(recoveryCodes[1] ?? '')
  await page.keyboard.press('Enter')
  return passkeys
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Sam:/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Staff login' })).toBeVisible()
}

test('[K01] a passkey alone logs in until it is removed, and each response works once @desktop', async ({
  page,
  request,
}) => {
  await withFingerprint(page)
  const member = await logInByForm(page, request, ['coordinator'], '/account')
  const passkeys = await addPasskey(page, member)
  await expect(passkeys.getByText('Chrome · Linux')).toBeVisible()
  // Below the bar and behind notices, axe would find buttons that are partly covered. A notice under the mouse stays.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await onScreens(page, 'my login with a passkey', ['desktop', 'narrow'])
  await logOut(page)
  const sent = page.waitForRequest('**/home/staff/auth/passkey/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  const again = await request.post('/home/staff/auth/passkey/login', { data: (await sent).postDataJSON() })
  expect((await again.json()).code).toBe('wrong_credentials')

  await page.goto('/staff/account')
  await passkeys.getByRole('button', { name: 'Remove the passkey of Chrome · Linux' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove the passkey of Chrome · Linux' })
  await expect(asked).toContainText('You can no longer log in with it.')
  await asked.getByLabel('Your password').fill(member.password)
  await asked.getByLabel('Code', { exact: true }).fill(member.recoveryCodes[2] ?? '')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible()
  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('not right')
})

test(
  '[K01] a passkey login counts as the second factor for the next unlock, on its device only @desktop',
  whole,
  async ({ page, request }) => {
    await withFingerprint(page)
    const member = await logInByForm(page, request, ['coordinator'], '/account')
    await addPasskey(page, member)
    await expect(page.getByText('The passkey is added')).toBeVisible()
    await logOut(page)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
    await leaveIdle(page)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
    const { username, password } = member
    expect((await tryCall(request, staffLogin, { username, password })).code).toBe('wrong_credentials')
  },
)

test('[K01] [SEC-34] adding a passkey needs password, code and user verification @desktop', async ({
  page,
  request,
}) => {
  const fingerprint = await withFingerprint(page)
  const member = await logInByForm(page, request, ['editor'], '/account')
  await addPasskey(page, { ...member, password: 'Wrong-guess-1' })
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await fingerprint.recognizes(false)
  await page.getByRole('dialog').getByLabel('Your password').fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The device did not make a passkey.')
  await fingerprint.recognizes(true)
  await page
    .getByRole('dialog')
    .getByLabel('Code', { exact: true })
    .fill(member.recoveryCodes[2] ?? '')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
})

test('[K01] [OPS-4] a passkey can be the first factor, and cannot be removed while it is the only one @desktop', async ({
  page,
}) => {
  const fingerprint = await withFingerprint(page)
  const { username, password } = await addStaff(dataDir, ['coordinator'])
  await page.goto('/staff')
  await giveCredentials(page, { username, password })
  await fingerprint.recognizes(false)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('The device did not make a passkey.')
  await onScreens(page, 'second factor', ['desktop', 'narrow'])
  await fingerprint.recognizes(true)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allTextContents()
  await page.getByLabel('I have put them in a safe place').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()

  await page.getByRole('navigation', { name: 'Pages', exact: true }).waitFor()
  await page.goto('/staff/account')
  await expect(page.getByText('Not set up: you log in with a passkey')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the passkey of Chrome · Linux' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove the passkey of Chrome · Linux' })
  await asked.getByLabel('Your password').fill(password)
  await asked.getByLabel('Code', { exact: true }).fill(first)
  await page.keyboard.press('Enter')
  await expect(asked.getByRole('alert')).toContainText('This passkey is your only second factor.')
})
