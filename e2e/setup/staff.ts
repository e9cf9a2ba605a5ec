import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import type { StaffRole } from '@portal/contract/access'
import { staffLogin } from '@portal/contract/staff/public'
import { TOTP, URI } from 'otpauth'
import { type Caller, call } from './api'

const tool = fileURLToPath(new URL('../../scripts/staff-add.ts', import.meta.url))

/** Adds a staff account to the portal that runs on `dataDir`, and logs it in. */
export async function newStaff(request: APIRequestContext, dataDir: string, roles: StaffRole[]): Promise<Caller> {
  const username = `staff${randomInt(1_000_000_000)}@example.com`
  const person = ['--email', username, '--first', 'Sam', '--last', 'Lee', ...roles.flatMap((role) => ['--role', role])]
  const env = { ...process.env, DATA_DIR: dataDir }
  const output = execFileSync(process.execPath, [tool, ...person], { encoding: 'utf8', env })
  const password = /^Password +(\S+)/m.exec(output)?.[1] ?? ''
  const authenticator = URI.parse(/^Authenticator +(\S+)/m.exec(output)?.[1] ?? '')
  if (!(authenticator instanceof TOTP)) throw new Error('an authenticator of staff counts time')
  const { token } = await call(request, staffLogin, { username, password, totp: authenticator.generate() })
  return { token }
}
