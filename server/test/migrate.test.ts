import { randomBytes } from 'node:crypto'
import { companyKind } from '@portal/contract/company/content'
import { loadDemo } from '@portal/demo'
import { company } from '@portal/demo/content/company'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addContent } from '../src/add-content.ts'
import { connectWithoutTimeouts, type Database } from '../src/db/client.ts'
import { migrate, migrations } from '../src/db/migrate.ts'
import { eventually } from './setup/messages.ts'

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0007'))
const timeout = 500
const rows = 4

let address: string
let db: Database
let output: string[]
const log = { info: (_: object, message: string) => void output.push(message) }

/** A database of an earlier version, where making activities searchable takes long and calls have short limits. */
beforeEach(async () => {
  output = []
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('template') })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  address = inject('template').replace(/\/\w+(\?|$)/, `/${name}$1`)
  await makeEarlier()
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await admin.query(`alter database ${name} set ${limit} = ${timeout}`)
  await admin.end()
  db = connectWithoutTimeouts(address)
})
afterEach(() => db.destroy())

async function makeEarlier() {
  await using patient = connectWithoutTimeouts(address)
  const provider = { getMigrations: async () => earlier }
  const { error } = await new Migrator({ db: patient, provider }).migrateToLatest()
  expect(error).toBeUndefined()
  await sql`
    insert into cities (id, position, name) values ('queens', 1, '{"en": "Queens", "zh-CN": "", "zh-TW": ""}');
    insert into activities (title, pictures, city_id, location, description, requirements, notes, starts_at, ends_at,
        registration_opens_at, registration_closes_at, quota)
      select texts, '{}', 'queens', texts, texts, texts, texts, now(), now() + interval '1 hour', now() - interval '2 hours', now(), 5
      from generate_series(1, ${sql.lit(rows)}), (select '{"en": "Tea", "zh-CN": "", "zh-TW": ""}'::jsonb as texts) as tea;
    create or replace function search_text(a jsonb, b jsonb, c jsonb) returns text language plpgsql immutable as $$
      begin perform pg_sleep(${sql.lit(timeout / 1000 / 2)}); return lower(a->>'en'); end $$;
  `.execute(patient)
}

/** Holds every advisory lock of a starting process until `release`, which may run some work first. */
async function startElsewhere(locks: number[]) {
  const other = connectWithoutTimeouts(address)
  const holding = Promise.withResolvers<void>()
  const released = Promise.withResolvers<(step: Database) => Promise<unknown>>()
  const done = other.transaction().execute(async (step) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(step)
    for (const lock of locks) await sql`select pg_advisory_xact_lock(${lock})`.execute(step)
    holding.resolve()
    await (await released.promise)(step)
  })
  await holding.promise
  return async (last: (step: Database) => Promise<unknown> = async () => {}) => {
    released.resolve(last)
    await done
    await other.destroy()
  }
}

/** Waits until a statement has been waiting for a lock longer than a call may. */
const overdue = async () => {
  await using watch = connectWithoutTimeouts(address)
  const waiting = sql<{ found: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > ${timeout * 2} * interval '1 millisecond') as found`
  await eventually(async () => expect((await waiting.execute(watch)).rows).toEqual([{ found: true }]))
}

test('a large database is migrated, however long it takes, while calls keep their limits', async () => {
  await migrate(address, log, async () => {})
  const { rows: found } = await sql`select find_activities(array['tea'], '{}', now(), 9)`.execute(db)
  expect(found).toHaveLength(rows)
  await expect(sql`select pg_sleep(${timeout / 1000 + 1})`.execute(db)).rejects.toThrow('statement timeout')
})

test('[SEC-30] a process waits for another one’s migrations longer than calls may, and logs it', async () => {
  const release = await startElsewhere([4_711_002])
  const migrated = migrate(address, log, async () => {})
  await Promise.race([overdue(), migrated])
  expect(output).toEqual(['waiting for another process that brings the database up to date'])
  await release()
  await migrated
})

test('[SEC-30] a process waits for another one loading the demo longer than calls may, and logs it', async () => {
  await migrate(address, log, async () => {})
  const release = await startElsewhere([4_711_001])
  const loaded = loadDemo({ db, keys: {} as never, files: {} as never }, { people: false, log })
  await Promise.race([overdue(), loaded])
  expect(output).toEqual(['waiting for another process that loads the demo content'])
  await release((step) => addContent(step, companyKind, company, 'only'))
  expect(await loaded).toBe(false)
})

test('[OPS-16] a database that a newer version has migrated is refused in words', async () => {
  await migrate(address, log, async () => {})
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2099-01-01')`.execute(db)
  await expect(migrate(address, log, async () => {})).rejects.toThrow(
    /newer version of the portal \(9999-tomorrow\).*backup/,
  )
})
