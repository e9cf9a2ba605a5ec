import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate, migrations } from '../src/db/migrate.ts'
import type { Schema } from '../src/db/schema.ts'

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0007'))
const patience = 500
const rows = 4

let db: Kysely<Schema>

/** A database of an earlier version, in which activities take long to be made searchable, by a connection that is impatient. */
beforeAll(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('template') })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  await admin.end()
  const connectionString = inject('template').replace(/\/\w+(\?|$)/, `/${name}$1`)
  await makeEarlier(connected(connectionString))
  db = connected(connectionString, patience)
})
afterAll(() => db.destroy())

function connected(connectionString: string, limit?: number) {
  const pool = new pg.Pool({ connectionString, max: 2, ...(limit && { statement_timeout: limit }) })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

async function makeEarlier(patient: Kysely<Schema>) {
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
      begin perform pg_sleep(${sql.lit(patience / 1000 / 2)}); return lower(a->>'en'); end $$;
  `.execute(patient)
  await patient.destroy()
}

test('a database that has grown is brought up to date, however long it takes; calls keep their limit', async () => {
  await migrate(db)
  const { rows: found } = await sql`select find_activities(array['tea'], '{}', now(), 9)`.execute(db)
  expect(found).toHaveLength(rows)
  await expect(sql`select pg_sleep(${patience / 1000 + 1})`.execute(db)).rejects.toThrow('statement timeout')
})
