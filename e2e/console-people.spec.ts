import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { login } from '@portal/contract/accounts/public'
import { languages } from '@portal/contract/language'
import { changeRoles, getMember, getPeople } from '@portal/contract/staff/people'
import { call, tryCall } from './setup/api'
import { dataDir, logInToConsole } from './setup/console'
import { cellsOf, factsIn } from './setup/facts'
import { isAlive, register } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { goodPassword } from './setup/people'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(00|01|03|09|29)/ })

/** The address in the newest e-mail that brings a link. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    link = /\/staff\/link#\S+/.exec(await newestTo(request, email))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

async function newestTo(request: APIRequestContext, email: string): Promise<string> {
  const messages = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
  return messages.find(({ to }) => to === email)?.text ?? ''
}

async function idOf(request: APIRequestContext, admin: { token: string }, email: string): Promise<string> {
  const people = await call(request, getPeople, {}, admin)
  return people.find((member) => member.email === email)?.id ?? ''
}

const told = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('[K11] by keyboard: a member is invited, sets a password by the link, and sets up the login @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['admin'], '/people')
  const email = `ana${randomInt(1_000_000_000)}@example.com`
  await page.getByRole('button', { name: 'Invite somebody' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('E-mail', { exact: true })).toBeFocused()
  await page.keyboard.type('no address')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter an e-mail address')).toBeVisible()
  await onScreens(page, 'the invitation', ['desktop'])
  await dialog.getByLabel('E-mail', { exact: true }).fill(email)
  await dialog.getByLabel('First name').fill('Ana')
  await dialog.getByLabel('Last name').fill('Ruiz')
  await dialog.getByLabel('Language of messages').selectOption('繁體中文')
  await dialog.getByLabel('Editor').focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Send the invitation' }).focus()
  await page.keyboard.press('Enter')
  await told(page, 'The invitation to Ana Ruiz is on its way')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Coordinator · Editor')
  await expect(row).toContainText('Invited')

  await page.evaluate(() => localStorage.clear())
  await page.goto(await linkTo(request, email))
  expect(await newestTo(request, email)).toContain('7 天內有效')
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await expect(page).toHaveURL(/\/staff\/link$/)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await onScreens(page, 'choosing a password', ['desktop', 'narrow'])
  await page.getByLabel('New password', { exact: true }).fill('Quiet-river-42')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please fill this in').or(page.getByText('not the same')).first()).toBeVisible()
  await page.getByLabel('The new password again').fill('Quiet-river-42')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
})

test('[K11] a used link says so, and leads to the login @desktop', async ({ page }) => {
  await page.goto('/staff/link#AAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expect(page.getByText('ask your administrator for another')).toBeVisible()
  await onScreens(page, 'a link that is over', ['narrow'])
  await page.getByRole('link', { name: 'To the login' }).click()
  await expect(page.getByRole('heading', { name: 'Staff login' })).toBeVisible()
})

test('[K11] roles are changed; the second of two concurrent saves shows what changed, and keeps the selection @desktop', async ({
  page,
  request,
}) => {
  const member = await newStaff(request, dataDir, ['editor'])
  const admin = await logInToConsole(page, request, ['admin'], '/people')
  const id = await idOf(request, admin, member.username)
  await page.getByRole('row').filter({ hasText: member.username }).getByRole('link').click()
  await expect(page.getByLabel('Editor')).toBeChecked()
  await page.getByLabel('Trainer').check()
  const { version } = await call(request, getMember, { id }, admin)
  await call(request, changeRoles, { id, version, roles: ['coordinator'] }, admin)
  await page.getByRole('button', { name: 'Save the roles' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(page.getByText(/^Coordinator \(before: /)).toBeVisible()
  await expect(page.getByLabel('Trainer')).toBeChecked()
  await page.getByRole('button', { name: 'Save the roles' }).click()
  await told(page, 'The roles are saved')
  expect((await call(request, getMember, { id }, admin)).roles).toEqual(['editor', 'trainer'])
  expect(await isAlive(request, member.token)).toBe(false)
})

test('[K11] a lost phone: resetting the login ends its sessions at once; an account can be disabled and enabled again @desktop', async ({
  page,
  request,
}) => {
  const member = await newStaff(request, dataDir, ['editor'])
  const admin = await logInToConsole(page, request, ['admin'])
  await page.goto(`/staff/people/${await idOf(request, admin, member.username)}`)
  await page.getByRole('button', { name: 'Send a password reset' }).click()
  await page.getByLabel('The phone or the authenticator is lost').check()
  await onScreens(page, 'resetting a login', ['desktop'])
  await page.getByRole('button', { name: 'End the login and send the link' }).click()
  await told(page, 'The link is on its way')
  await expect(page.getByText('Not set up yet')).toBeVisible()
  expect(await isAlive(request, member.token)).toBe(false)
  await linkTo(request, member.username)
  await page.getByRole('button', { name: 'Disable the account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable the account' }).click()
  await told(page, 'The account is disabled')
  await page.getByRole('button', { name: 'Enable the account' }).click()
  await told(page, 'The account is enabled again')
})

test('[K11] administrators cannot change their own administrator role or login here @desktop', async ({
  page,
  request,
}) => {
  const admin = await logInToConsole(page, request, ['admin'])
  await page.goto(`/staff/people/${await idOf(request, admin, admin.username)}`)
  await expect(page.getByLabel('Administrator')).toBeDisabled()
  await expect(page.getByText('This is your own account.')).toBeVisible()
})

test('[K11] a locked-out patient is found by phone number and unlocked, by keyboard @desktop', async ({
  page,
  request,
}) => {
  const phone = await register(request)
  for (let i = 0; i < 10; i++) await tryCall(request, login, { username: phone, password: 'Wrong-guess-1' })
  const enter = () => tryCall(request, login, { username: phone, password: goodPassword })
  expect((await enter()).code).toBe('too_many_attempts')
  await logInToConsole(page, request, ['admin'], '/accounts')
  const search = page.getByLabel('Name, phone or e-mail')
  await search.fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('at least the last 4 digits')).toBeVisible()
  await search.fill(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/staff\/accounts$/)
  const [cells = []] = await cellsOf(page.getByRole('table').locator('tbody tr'))
  expect(cells.toSpliced(3, 1)).toEqual(['Mei Chen', 'Patient', `…${phone.slice(-4)}`, ''])
  await page.getByRole('button', { name: 'Find' }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const facts = () => factsIn(page.getByRole('region', { name: 'Person', exact: true }))
  const known = (state: string) => [
    ['Kind', 'Patient'],
    ['Phone', `+1${phone}`],
    ['E-mail', 'mei@example.com (not confirmed, cannot be used to log in)'],
    ['Status', state],
    ['Logged in on', '0 devices'],
    ['Last used', 'Never'],
    ['Language of messages', 'English'],
  ]
  await expect(page.getByText('Locked: too many tries')).toBeVisible()
  expect((await facts()).slice(0, -1)).toEqual(known('Locked: too many tries'))
  await onScreens(page, 'a locked account', ['desktop', 'narrow'])
  await page.getByRole('button', { name: 'Unlock' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Can log in')).toBeVisible()
  expect((await facts()).slice(0, -1)).toEqual(known('Can log in'))
  expect((await enter()).code).toBe('200')
  await page.goBack()
  await expect(page.getByLabel('Name, phone or e-mail')).toHaveValue(phone)
})

test('[K11] a coordinator has no links to these pages, and is refused at their URLs @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'], '/')
  const nav = page.getByRole('navigation', { name: 'Pages', exact: true })
  await expect(nav.getByRole('link', { name: 'Reviews' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Staff' })).toBeHidden()
  await page.goto('/staff/people')
  await expect(page.getByRole('alert')).toContainText('may not do this')
})

for (const language of languages)
  test(
    `[K11] people, one member and accounts in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      const admin = await logInToConsole(page, request, ['admin'])
      const member = await newStaff(request, dataDir, ['coordinator'])
      await page.goto(`/staff/people?lang=${language}`)
      await expect(page.getByRole('table')).toBeVisible()
      await onScreens(page, `people, ${language}`, ['desktop', 'narrow'])
      await page.goto(`/staff/people/${await idOf(request, admin, member.username)}`)
      await expect(page.locator('dl')).toBeVisible()
      await onScreens(page, `one member, ${language}`, ['desktop', 'narrow'])
      await page.goto('/staff/accounts')
      await page.getByRole('searchbox').fill('mei')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('table')).toBeVisible()
      await onScreens(page, `accounts, ${language}`, ['desktop', 'narrow'])
    },
  )
