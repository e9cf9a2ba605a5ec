import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file))
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')
const naming = (pattern: RegExp) => files.filter((file) => pattern.test(sourceOf(file))).sort()

/** Files that read or write an account's e-mail address, and what for; none of them writes to it, except the first. */
const readers: Record<string, string> = {
  'accounts/recipients.ts': 'decides who is written to, and how',

  'accounts/email-proof.ts': 'sends the code that proves the address',
  'accounts/login/login.ts': 'finds the account of a user name',
  'accounts/login/guesses.ts': 'counts wrong passwords by user name',
  'accounts/login/reset.ts': 'forgives wrong passwords by user name',
  'staff/links.ts': 'shows whose link it is, and forgives wrong passwords by user name',
  'staff/invite.ts': 'enters it, and forgives wrong passwords by user name',
  'staff/login.ts': 'finds the member of a user name',
  'staff/passkeys.ts': 'names the passkey, and greets',
  'staff/authenticator.ts': 'names itself by it',
  'staff/second-factors.ts': 'names the authenticator',
  'staff/recovery.ts': 'finds the member of a user name',
  'staff/add.ts': 'adds a member',
  'accounts/register.ts': 'adds an account',
  'accounts/profile.ts': 'changes it',
  'accounts/demo-accounts.ts': 'finds the accounts of the demo',
  'messages/undelivered.ts': 'finds whom a failed message was to',

  'accounts/queries.ts': 'shows it to its owner and to staff',
  'accounts/review/caregiver-export.ts': 'shows it to staff',
  'care/applications/staff.ts': 'shows it to staff',
  'staff/find-accounts.ts': 'shows it to administrators',
  'staff/people.ts': 'shows it to administrators',
  'work/undelivered.ts': 'shows it to staff',
}

/** Names of the column in queries, and of the field in rows. */
const column =
  /'(accounts\.|reader\.)?email(_proved_at)?( as \w+)?'|\b(account|row|reader|member|before)\.email\b|\bemail (=|like)/

test('[SEC-33] one file decides to whom e-mails go, and no other reads an address to write to', () => {
  // The agency's own address, and names of channels.
  const others = ['company/', 'db/', 'http/', 'messages/queue.ts', 'accounts/notice-texts.ts']
  const found = naming(column).filter((file) => !others.some((start) => file.startsWith(start)))
  expect(found).toEqual(Object.keys(readers).sort())
})

test('[SEC-33] messages to people are queued where it is decided; codes go to what they prove', () => {
  const importing = (name: string) => naming(new RegExp(`import [^;]*?\\b${name}\\b[^;]*? from`))
  expect(importing('queueForAccounts').length).toBeGreaterThan(6)
  expect(importing('queueEmail')).toEqual(['accounts/notices.ts', 'accounts/recipients.ts'])
  expect(importing('queueTextMessages')).toEqual(['accounts/notices.ts', 'accounts/recipients.ts'])
  expect(importing('queueMessages')).toEqual(['company/text-message.ts'])
  expect(naming(/insertInto\('messages'\)/)).toEqual(['messages/queue.ts'])
})
