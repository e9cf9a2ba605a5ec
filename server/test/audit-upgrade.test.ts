import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { recordAlone } from '../src/audit/record.ts'
import { sealEntries } from '../src/audit/seal.ts'
import { verifyAudit } from '../src/audit/verify.ts'
import { connect, type Database } from '../src/db/client.ts'
import { migrations } from '../src/db/migrate.ts'
import { prepareSchema } from '../src/open.ts'
import { Keyring } from '../src/secrets/keyring.ts'

const keys = new Keyring([{ id: 'now', secret: Buffer.alloc(32, 1) }])
const event = { actor: 'system', action: 'test', subject: 'nothing', outcome: 'done' } as const
const verify = () => verifyAudit(db, keys)
let address: string
let db: Database

/** A database from before entries had seals. */
beforeEach(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await using admin = await connect(inject('template'), 1)
  await sql`create database ${sql.id(name)} template template0`.execute(admin)
  address = inject('template').replace(/\/\w+(\?|$)/, `/${name}$1`)
  db = await connect(address, 2)
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([step]) => step < '0012'))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest()
  expect(error).toBeUndefined()
})
afterEach(() => db.destroy())

/** Adds an entry the way the portal did before seals: chained to the previous one, with the head updated. */
async function recordAsBefore(number: number, before: Buffer): Promise<Buffer> {
  const at = new Date()
  const fields = [String(number), at.toISOString(), event.actor, event.action, event.subject, event.outcome, []]
  const mac = keys.macBy('now', JSON.stringify([...fields, before.toString('hex')]), 'audit')
  const end = keys.macBy('now', `${number} ${mac.toString('hex')}`, 'audit head')
  await sql`insert into audit_entries (number, at, key_id, actor, action, subject, outcome, details, mac)
    values (${number}, ${at}, 'now', ${event.actor}, ${event.action}, ${event.subject}, ${event.outcome}, '{}', ${mac})`.execute(
    db,
  )
  await sql`update audit_head set number = ${number}, key_id = 'now', mac = ${end}`.execute(db)
  return mac
}

async function writeAsBefore(count: number) {
  let before: Buffer = Buffer.alloc(0)
  for (let number = 1; number <= count; number++) before = await recordAsBefore(number, before)
}

test('[SEC-6] a log from before seals remains valid after the upgrade and continues', async () => {
  await writeAsBefore(3)
  await prepareSchema(address, keys, { info() {} })
  expect(await verify()).toMatchObject({ entries: 3, waiting: 0, broken: undefined })
  await recordAlone(db, keys, event)
  await sealEntries(db, keys)
  expect(await verify()).toMatchObject({ entries: 4, waiting: 0, broken: undefined })
})

test('[SEC-9] an empty log has a head too, after the upgrade and from the start', async () => {
  await prepareSchema(address, keys, { info() {} })
  expect(await verify()).toMatchObject({ entries: 0, end: { number: 0n }, broken: undefined })
  await sql`update audit_head set mac = ''`.execute(db)
  expect((await verify()).broken).toBeDefined()
})

test.each([
  ['changes', 'at entry 2', sql`update audit_entries set action = 'other' where number = 2`],
  ['removes', 'at entry 2', sql`delete from audit_entries where number = 2`],
  ['cuts off', 'at the end', sql`delete from audit_entries where number = 3`],
])('an attacker who %s an entry from before seals, %s, is detected', async (_, __, forgery) => {
  await writeAsBefore(3)
  await prepareSchema(address, keys, { info() {} })
  await sql`alter table audit_entries disable trigger append_only`.execute(db)
  await forgery.execute(db)
  expect((await verify()).broken).toBeDefined()
})

test('[SEC-9] removing all old entries with their head is detected', async () => {
  await writeAsBefore(3)
  await prepareSchema(address, keys, { info() {} })
  for (const table of ['audit_entries', 'audit_old_head'])
    await sql`alter table ${sql.table(table)} disable trigger append_only`.execute(db)
  await sql`delete from audit_entries`.execute(db)
  await sql`update audit_old_head set number = 0, key_id = '', mac = ''`.execute(db)
  expect((await verify()).broken).toBeDefined()
})
