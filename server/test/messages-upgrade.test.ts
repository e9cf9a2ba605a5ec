import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate, migrations } from '../src/db/migrate.ts'
import type { Schema } from '../src/db/schema.ts'

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015'))
const living = '10000000-0000-4000-8000-000000000001'
const gone = '10000000-0000-4000-8000-000000000002'
const registration = '10000000-0000-4000-8000-000000000003'
const request = '10000000-0000-4000-8000-000000000004'

let db: Kysely<Schema>
let connectionString: string

/** A database from before messages had columns for their cause. */
beforeAll(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('template') })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  await admin.end()
  connectionString = inject('template').replace(/\/\w+(\?|$)/, `/${name}$1`)
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 2 }) }) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest()
  expect(error).toBeUndefined()
  await sql`
    insert into accounts (id, kind, first_name, last_name, phone, email, language, password_hash)
      values (${sql.lit(living)}, 'patient', 'Mei', 'Chen', '+12125550101', 'mei@example.com', 'en', 'x');
    insert into messages (channel, cause, status) values
      ('sms', ${sql.lit(`visitMoved ${living} ${request} 1764000000000`)}, 'sent'),
      ('email', ${sql.lit(`visitMoved ${living} ${request} 1764000000000 email`)}, 'sent'),
      ('sms', ${sql.lit(`movedUp ${registration} 1764000000001`)}, 'waiting'),
      ('sms', ${sql.lit(`passwordChanged ${gone} 1764000000002`)}, 'sent'),
      ('sms', 'code Zm9v', 'expired')
  `.execute(db)
})
afterAll(() => db.destroy())

test('[SEC-27] the causes of earlier messages are migrated into columns, except ids of deleted accounts', async () => {
  await migrate(connectionString, { info() {} }, async () => {})
  const rows = await db
    .selectFrom('messages')
    .select(['channel', 'kind', 'subject', 'occurrence'])
    .orderBy('kind')
    .orderBy('channel', 'desc')
    .execute()
  expect(rows.map(Object.values)).toEqual([
    ['sms', 'code', 'Zm9v', ''],
    ['sms', 'movedUp', registration, '1764000000001'],
    ['sms', 'visitMoved', living, `${request} 1764000000000`],
    ['email', 'visitMoved', living, `${request} 1764000000000 email`],
  ])
})
