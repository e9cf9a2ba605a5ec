import type { APIRequestContext, Page } from '@playwright/test'
import type { StaffRole } from '@portal/contract/access'
import { newStaff, storeStaffSession } from './staff'
import { expect } from './test'

export const dataDir = process.env.DATA_DIR ?? ''

/** Adds a member of staff whose session the page has from now on, and opens the console there if a path is named. */
export async function logInToConsole(page: Page, request: APIRequestContext, roles: StaffRole[], path?: string) {
  const member = await newStaff(request, dataDir, roles)
  await storeStaffSession(page, member)
  if (path === undefined) return member
  await page.goto(`/staff${path}`)
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  return member
}

/** Like `logInToConsole`, on the page and with a recovery code: this device is then known to the portal, and its lock asks for the password alone. */
export async function logInByForm(page: Page, request: APIRequestContext, roles: StaffRole[], path = '/') {
  const member = await newStaff(request, dataDir, roles)
  await page.goto(`/staff${path}`)
  await giveCredentials(page, { ...member, code: member.recoveryCodes[0] ?? '' })
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  return member
}

/** Fills in and sends the login. */
export async function giveCredentials(page: Page, given: { username: string; password: string; code?: string }) {
  await page.getByLabel('E-mail').fill(given.username)
  await page.getByLabel('Password', { exact: true }).fill(given.password)
  await page.getByLabel('Code', { exact: true }).fill(given.code ?? '')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Lets the console believe that nobody has used it for an hour. */
export async function leaveIdle(page: Page) {
  await page.evaluate(() => localStorage.setItem('staffLastUse', String(Date.now() - 3_600_000)))
}
