import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import type { StaffRole } from '@portal/contract/access'
import { confirmAuthenticator, startAuthenticator } from '@portal/contract/staff/own'
import { staffLogin } from '@portal/contract/staff/public'
import { TOTP, URI } from 'otpauth'
import { type Caller, call } from './api'

const tool = fileURLToPath(new URL('../../scripts/staff-add.ts', import.meta.url))

/** Adds a staff account to the portal that runs on `dataDir`, as an administrator does on the command line. */
export function addStaff(dataDir: string, roles: StaffRole[]): { username: string; password: string } {
  const username = `staff${randomInt(1_000_000_000)}@example.com`
  const person = ['--email', username, '--first', 'Sam', '--last', 'Lee', ...roles.flatMap((role) => ['--role', role])]
  const env = { ...process.env, DATA_DIR: dataDir }
  const output = execFileSync(process.execPath, [tool, ...person], { encoding: 'utf8', env })
  return { username, password: /^Password +(\S+)/m.exec(output)?.[1] ?? '' }
}

/** Adds a staff account and logs it in, with its second factor set up. */
export async function newStaff(
  request: APIRequestContext,
  dataDir: string,
  roles: StaffRole[],
): Promise<Caller & { token: string; username: string; password: string; recoveryCodes: string[] }> {
  const { username, password } = addStaff(dataDir, roles)
  const { token } = await call(request, staffLogin, { username, password })
  const { address } = await call(request, startAuthenticator, {}, { token })
  const { recoveryCodes } = await call(request, confirmAuthenticator, { code: codeOf(address) }, { token })
  return { token, username, password, recoveryCodes }
}

/** The code that an authenticator shows now. */
export function codeOf(address: string): string {
  const authenticator = URI.parse(address)
  if (!(authenticator instanceof TOTP)) throw new Error('an authenticator of staff counts time')
  return authenticator.generate()
}
