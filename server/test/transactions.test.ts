import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isMedicaidIdTaken } from '../src/accounts/medicaid-id.ts'
import { lockActivity } from '../src/activities/taking-place.ts'
import { record } from '../src/audit/record.ts'
import { lockPatient } from '../src/care/applications/drafts.ts'
import { lockSchedule } from '../src/care/visits/offices.ts'
import { type Database, lockWithoutTimeout, type Tx } from '../src/db/client.ts'
import { lockBudget } from '../src/files/budget.ts'
import { attachFiles } from '../src/files/private.ts'
import { lockVersion } from '../src/http/versions.ts'
import { queueMessages } from '../src/messages/queue.ts'
import type { Services } from '../src/services.ts'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const sources = globSync('**/*.ts', { cwd: root, exclude: ['db/migrations/**'] }).map((file) => ({
  file,
  text: readFileSync(root + file, 'utf8'),
}))

/** Never called: the type check fails if one of these lines compiles without an error. */
export async function outsideOfATransaction(db: Database, { keys, messages }: Services) {
  // @ts-expect-error: a lock outside of a transaction
  await lockWithoutTimeout(db, 1, () => {})
  // @ts-expect-error: a lock outside of a transaction
  await lockVersion(db, 'activities', { id: 1, version: 1 })
  // @ts-expect-error: a lock outside of a transaction
  await lockActivity(db, 1)
  // @ts-expect-error: a lock outside of a transaction
  await lockPatient(db, '')
  // @ts-expect-error: a lock outside of a transaction
  await lockSchedule(db, 1)
  // @ts-expect-error: a lock outside of a transaction
  await isMedicaidIdTaken(db, keys, '')
  // @ts-expect-error: a lock outside of a transaction
  await lockBudget(db, { ownerId: '' })
  // @ts-expect-error: files that would stay though their record is rolled back
  await attachFiles(db, [], { ownerId: '' }, '')
  // @ts-expect-error: messages that would be sent though their deed is rolled back
  await queueMessages(db, { keys, messages }, [])
  // @ts-expect-error: an entry that would stay though its deed is rolled back
  await record(db, keys, { actor: '', action: '', subject: '', outcome: 'done' })
}

/** Never called: functions that read accept a transaction too. */
export const readsInside = (tx: Tx): Database => tx

test('every lock is taken on a transaction', () => {
  const locks = sources.flatMap(({ file, text }) =>
    [...rowLocks(text), ...statementLocks(text)].map((on) => ({ file, on })),
  )
  expect(locks.length).toBeGreaterThan(20)
  expect(locks.filter(({ on }) => on !== 'tx')).toEqual([])
})

test('no parameter is called tx without being a transaction', () => {
  const typed = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\btx: (\w+)/g)].map(([, type]) => ({ file, type })),
  )
  expect(typed.filter(({ type }) => type !== 'Tx')).toEqual([])
})

/** The connection that each row lock of the query builder is taken on: the last one named before it. */
function rowLocks(text: string) {
  const locks = [...text.matchAll(/\.for(?:Update|NoKeyUpdate|Share|KeyShare)\(/g)]
  return locks.map(({ index }) => [...text.slice(0, index).matchAll(/\b(tx|db)\b/g)].at(-1)?.[1])
}

/** The connection that each lock in raw SQL is taken on. */
function statementLocks(text: string) {
  const locks = text.matchAll(/(?:advisory_\w*lock|lock table|for update|for no key update|for share)[^`]*`([^\n]*)/g)
  return [...locks].map(([, rest]) => /\.execute\((\w+)\)/.exec(rest ?? '')?.[1])
}
