import type { APIRequestContext, Page } from '@playwright/test'
import type { StaffRole } from '@portal/contract/access'
import { confirmAuthenticator, startAuthenticator } from '@portal/contract/staff/own'
import { staffLogin } from '@portal/contract/staff/public'
import { TOTP, URI } from 'otpauth'
import { type Caller, call } from './api'
import { seed } from './seed'

export interface StaffMember extends Caller {
  token: string
  username: string
  password: string
  recoveryCodes: string[]
  roles: StaffRole[]
}

/** Adds a staff account to the portal that runs on `dataDir`; its first login sets up the second factor. */
export function addStaff(dataDir: string, roles: StaffRole[]): Promise<{ username: string; password: string }> {
  return seed('staff', { roles }, dataDir)
}

/** Adds a staff account and logs it in, with its second factor set up. */
export async function newStaff(request: APIRequestContext, dataDir: string, roles: StaffRole[]): Promise<StaffMember> {
  const { username, password } = await addStaff(dataDir, roles)
  const { token } = await call(request, staffLogin, { username, password })
  const { address } = await call(request, startAuthenticator, {}, { token })
  const { recoveryCodes } = await call(request, confirmAuthenticator, { code: codeOf(address) }, { token })
  return { token, username, password, recoveryCodes, roles }
}

/** Stores a session of staff in the browser, as a login does; only once, so that a later logout is not undone by a reload. */
export async function storeStaffSession(page: Page, { token, username, roles }: StaffMember): Promise<void> {
  const session = { token, member: { email: username, firstName: 'Sam', roles, setsUp: false } }
  await page.addInitScript((session) => {
    if (sessionStorage.getItem(`entered ${session.token}`)) return
    sessionStorage.setItem(`entered ${session.token}`, 'yes')
    localStorage.setItem('staff', JSON.stringify(session))
    localStorage.setItem('staffLastUse', String(Date.now()))
  }, session)
}

/** The code that an authenticator shows now. */
export function codeOf(address: string): string {
  const authenticator = URI.parse(address)
  if (!(authenticator instanceof TOTP)) throw new Error('an authenticator of staff counts time')
  return authenticator.generate()
}
