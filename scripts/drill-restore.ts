import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { login } from '@portal/contract/accounts/public'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { httpCall } from '@portal/contract/endpoint'
import { getFile } from '@portal/contract/files'
import { sql } from 'kysely'
import { call } from '../bench/tools/calls.ts'
import { readConfig } from '../server/src/config.ts'
import type { Database } from '../server/src/db/client.ts'
import { type Data, openData } from '../server/src/open.ts'
import { openCrowd } from './drill/crowd.ts'
import {
  addPeople,
  fillApplications,
  fillDocuments,
  password,
  runScript,
  type Settings,
  startPortal,
} from './drill/site.ts'
import { quiet } from './shared/tool.ts'

/**
 * `npm run drill:restore [-- --applications 100000 --megabytes 1000 --port 3090]`: makes a site, backs it up under load, verifies the
 * backup, throws the site away, restores it elsewhere, starts a portal on it, and reads from it what its people had. Prints the times.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { applications: text, megabytes: text, port: text, keep: { type: 'boolean' } },
})
const applications = Number(values.applications ?? 2_000)
const megabytes = Number(values.megabytes ?? 50)
const root = await mkdtemp(join(tmpdir(), 'portal-drill-'))
const [first, second, safe, place] = ['first', 'second', 'safe', 'place'].map((name) => join(root, name)) as [
  string,
  string,
  string,
  string,
]
const settingsOf = (dataDir: string): Settings => ({
  DATA_DIR: dataDir,
  PORT: values.port ?? '3090',
  DEMO: 'on',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
})
const say = (done: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${done}`)
const origin = `http://localhost:${values.port ?? '3090'}`

for (const folder of [first, second, safe, place]) await mkdir(folder)
try {
  await drill()
} finally {
  if (!values.keep) await rm(root, { recursive: true, force: true })
}

async function drill() {
  const portal = await startPortal(settingsOf(first))
  const made = await onData(first, makeSite)
  say(`made a site: ${applications} applications, ${megabytes} MB of documents`)
  const act = await openCrowd(origin, made.people, password, made.serviceId)
  await act(pause(5_000))
  const quiet = [await act(pause(15_000))]
  for (const which of ['first', 'next']) {
    const making = runScript('backup', [place], settingsOf(first))
    const during = await act(making)
    const { code, output, seconds } = await making
    expect(code === 0, output)
    quiet.push(await act(pause(15_000)))
    say(`the ${which} backup took ${seconds.toFixed(1)} s: ${output}`)
    say(slowdown(quiet.slice(-2), during))
  }
  await portal.stop()
  const last = await runScript('backup', [place], settingsOf(first))
  expect(last.code === 0, last.output)
  const counts = await onData(first, ({ db }) => countRows(db))
  await copyFile(join(first, 'encryption.key'), join(safe, 'encryption.key'))
  await rm(first, { recursive: true })
  say('threw the site away; left are the backup and the key in the safe')
  await comeBack(made.people, counts)
}

type Measured = Awaited<ReturnType<Awaited<ReturnType<typeof openCrowd>>>>
type People = Awaited<ReturnType<typeof makeSite>>['people']

async function comeBack(people: People, counts: Map<string, number>) {
  await copyFile(join(safe, 'encryption.key'), join(second, 'encryption.key'))
  const verified = await runScript('backup-verify', [place], settingsOf(second))
  expect(verified.code === 0, verified.output)
  say(`${verified.output} ${verified.seconds.toFixed(1)} s`)
  const began = performance.now()
  const restored = await runScript('backup-restore', [place], settingsOf(second))
  expect(restored.code === 0, restored.output)
  say(restored.output)
  const found = await onData(second, ({ db }) => countRows(db))
  for (const [table, rows] of counts)
    expect(found.get(table) === rows, `${table} has ${found.get(table)} rows in place of ${rows}`)
  say(
    `every table has as many rows as before: ${[...counts.values()].reduce((sum, rows) => sum + rows, 0)} in ${counts.size}`,
  )
  const portal = await startPortal(settingsOf(second))
  for (const { phone, applicationId, fileId, document } of people) {
    const { token } = await call({ origin, token: '' }, login, { username: phone, password })
    const { home } = await call({ origin, token }, getMyApplication, { id: applicationId })
    expect(home?.address.endsWith('Main Street') === true, `the application ${applicationId} is another one`)
    const answer = await fetch(origin + httpCall(getFile, { id: fileId }).url, { headers: { authorization: token } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(document), `the document ${fileId} is another one`)
  }
  say(
    `logged in as ${people.length} people, and read their applications and documents; ${((performance.now() - began) / 1000).toFixed(1)} s since the restore began`,
  )
  await portal.stop()
}

/** How much longer answers took than in the quiet before and after. */
function slowdown(quiet: Measured[], during: Measured): string {
  const before = quiet.reduce((sum, { median }) => sum + median, 0) / quiet.length
  const more = (during.median / before - 1) * 100
  const medians = quiet.map(({ median }) => median.toFixed(1)).join(' and ')
  return (
    `50 calls a second, half of them writes: median ${during.median.toFixed(1)} ms during it, ${medians} ms before and after: ` +
    `${more.toFixed(0)} % more; ${during.writes} writes were made meanwhile`
  )
}

async function makeSite(data: Data) {
  const people = await addPeople(data, 50)
  await fillApplications(data, applications)
  await fillDocuments(data, megabytes)
  const service = await data.db.selectFrom('services').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await sql`analyze`.execute(data.db)
  return { people, serviceId: service.id }
}

async function onData<T>(dataDir: string, work: (data: Data) => Promise<T>): Promise<T> {
  await using closing = new AsyncDisposableStack()
  return await work(await openData(readConfig(settingsOf(dataDir)), quiet, closing))
}

async function countRows(db: Database): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'backup_attempts' order by 1`.execute(
    db,
  )
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: string }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    counts.set(name, Number(rows[0]?.rows))
  }
  return counts
}

function expect(held: boolean, otherwise: string) {
  if (!held) throw new Error(otherwise)
}
