import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Database } from '../server/src/db/client.ts'
import { prepareSchema } from '../server/src/open.ts'
import { Keyring } from '../server/src/secrets/keyring.ts'
import { haveTool } from './shared/tools.ts'

/**
 * `npm run drill:point-in-time`: a PostgreSQL of its own with the portal's schema archives its log with pgBackRest, loses its data, and goes
 * back to a moment between two rows, as docs/operations.md describes. Needs root on Debian.
 */
const port = '54329'
const programs = '/usr/lib/postgresql/15/bin'
if (process.getuid?.() !== 0 || !haveTool('pgbackrest')) {
  console.error('This needs root on Debian with postgresql-15 and pgbackrest.')
  process.exit(2)
}
const root = mkdtempSync(join(tmpdir(), 'portal-pitr-'))
const [main, repository, config] = [join(root, 'main'), join(root, 'repository'), join(root, 'pgbackrest.conf')]
const keys = new Keyring([{ id: 'drill', secret: randomBytes(32) }])
const began = Date.now()
const say = (done: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${done}`)

try {
  await drill()
} finally {
  try {
    control('stop', '-m', 'immediate')
  } catch {
    // It does not run.
  }
  rmSync(root, { recursive: true, force: true })
}

async function drill() {
  makeCluster()
  control('start')
  asPostgres(`${programs}/createdb`, '-h', root, '-p', port, 'portal')
  const address = `postgresql://postgres@localhost/portal?host=${encodeURIComponent(root)}&port=${port}`
  await prepareSchema(address, keys, { info() {} })
  backrest('stanza-create')
  backrest('--type=full', 'backup')
  say('made a full backup of a cluster with the schema of the portal')
  const moment = await onDatabase(address, async (db) => {
    // pgBackRest goes back to later seconds than that of the backup only.
    await sql`select pg_sleep(2)`.execute(db)
    await addWords(db, 'before')
    const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db)
    await addWords(db, 'after')
    await sql`select pg_switch_wal()`.execute(db)
    return rows[0]?.at ?? ''
  })
  control('stop', '-m', 'fast')
  rmSync(main, { recursive: true })
  asPostgres('mkdir', '-m', '700', main)
  say(`wrote a row before ${moment} and one after it, and lost the cluster`)
  backrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
  control('start')
  const words = await onDatabase(address, readWords)
  if (words.join() !== 'before') throw new Error(`the rows that came back are: ${words.join() || 'none'}`)
  say('came back to that moment: the row before it is here, the one after it is not')
}

function makeCluster() {
  chmodSync(root, 0o755)
  for (const folder of [main, repository]) mkdirSync(folder, { mode: 0o700 })
  const paths = { 'repo1-path': repository, 'log-path': root, 'lock-path': root, 'spool-path': root }
  const global = { ...paths, 'repo1-retention-full': '2', 'start-fast': 'y', 'archive-timeout': '60' }
  const lines = (section: Record<string, string>) => Object.entries(section).map(([name, value]) => `${name}=${value}`)
  const portal = { 'pg1-path': main, 'pg1-socket-path': root, 'pg1-port': port }
  writeFileSync(config, ['[global]', ...lines(global), '[portal]', ...lines(portal), ''].join('\n'))
  execFileSync('chown', ['-R', 'postgres:', root])
  asPostgres(`${programs}/initdb`, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '-D', main)
  const archive = `pgbackrest --config=${config} --stanza=portal archive-push %p`
  const settings = {
    listen_addresses: '',
    port,
    unix_socket_directories: root,
    archive_mode: 'on',
    archive_command: archive,
  }
  const text = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`)
  writeFileSync(join(main, 'postgresql.auto.conf'), `${text.join('\n')}\n`)
}

async function onDatabase<T>(address: string, work: (db: Database) => Promise<T>): Promise<T> {
  await using db = await connect(address, 1)
  return await work(db)
}

async function addWords(db: Database, word: string) {
  await db
    .insertInto('search_synonyms')
    .values({ words: [word] })
    .execute()
}

async function readWords(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('search_synonyms').select('words').orderBy('id').execute()
  return rows.flatMap(({ words }) => words).filter((word) => word === 'before' || word === 'after')
}

function backrest(...args: string[]) {
  asPostgres('pgbackrest', `--config=${config}`, '--stanza=portal', ...args)
}

function control(...args: string[]) {
  asPostgres(`${programs}/pg_ctl`, '-D', main, '-w', '-l', join(root, 'log'), ...args)
}

function asPostgres(program: string, ...args: string[]) {
  execFileSync('runuser', ['-u', 'postgres', '--', program, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
