import { execFileSync } from 'node:child_process'
import { createHmac, randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'

const tool = fileURLToPath(new URL('../../scripts/staff-add.ts', import.meta.url))

/** Adds a member of staff to the portal that runs on a data directory, logs in there, and gives the token. */
export async function newStaff(request: APIRequestContext, dataDir: string, roles: string[]): Promise<string> {
  const username = `staff${randomInt(1_000_000_000)}@example.com`
  const person = ['--email', username, '--first', 'Sam', '--last', 'Lee', ...roles.flatMap((role) => ['--role', role])]
  const env = { ...process.env, DATA_DIR: dataDir }
  const said = execFileSync(process.execPath, [tool, ...person], { encoding: 'utf8', env })
  const password = /^Password +(\S+)/m.exec(said)?.[1] ?? ''
  const secret = /[?&]secret=([A-Z2-7]+)/.exec(said)?.[1] ?? ''
  const response = await request.post('/home/staff/auth/login', { data: { username, password, totp: digits(secret) } })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

/** The six digits that an authenticator app shows now (RFC 6238). */
function digits(secret: string): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
