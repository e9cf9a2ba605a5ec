import { login } from '@portal/contract/accounts/public'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSeals } from '../src/audit/head.ts'
import { headMac } from '../src/audit/macs.ts'
import { record, recordAlone } from '../src/audit/record.ts'
import { sealEntries } from '../src/audit/seal.ts'
import { startSealing } from '../src/audit/sealer.ts'
import { verifyAudit } from '../src/audit/verify.ts'
import { Keyring } from '../src/secrets/keyring.ts'
import { eventually } from './setup/messages.ts'
import { newPatient, password } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let portal: TestPortal

beforeEach(async () => {
  portal = await startPortal()
})
afterEach(() => portal.close())

const event = { actor: 'system', action: 'test', subject: 'nothing', outcome: 'done' } as const
const add = () => recordAlone(portal.db, portal.keys, event)
const seal = (known?: bigint) => sealEntries(portal.db, portal.keys, known)
const verify = () => verifyAudit(portal.db, portal.keys)

/** Adds sealed entries and returns the number of the last seal. */
async function addSealed(count: number): Promise<bigint> {
  for (let i = 0; i < count; i++) await add()
  return (await seal())?.number ?? 0n
}

/** Runs statements as an attacker who has the database, but not the keys. */
async function forge(...statements: ReturnType<typeof sql>[]) {
  await sql`alter table audit_seals drop constraint audit_seals_entry_fkey`.execute(portal.db)
  for (const table of ['audit_entries', 'audit_seals', 'audit_old_head'])
    await sql`alter table ${sql.table(table)} disable trigger append_only`.execute(portal.db)
  for (const statement of statements) await statement.execute(portal.db)
}

describe('adding an entry does not block', () => {
  test('[SEC-6] a process hanging in a transaction with an entry blocks no other, and its entry is sealed when it commits', async () => {
    const person = await newPatient(portal)
    await seal()
    const { entries: before } = await verify()
    const go = Promise.withResolvers<void>()
    const inside = Promise.withResolvers<void>()
    const hanging = portal.db.transaction().execute(async (step) => {
      await record(step, portal.keys, event)
      inside.resolve()
      await go.promise
    })
    await inside.promise
    expect((await portal.call(login, { username: person.phone, password })).status).toBe(200)
    await seal()
    expect(await verify()).toMatchObject({ entries: before + 1, waiting: 0, broken: undefined })
    go.resolve()
    await hanging
    expect(await verify()).toMatchObject({ entries: before + 2, waiting: 1, broken: undefined })
    await seal()
    expect(await verify()).toMatchObject({ entries: before + 2, waiting: 0, broken: undefined })
  })

  test('[SEC-6] concurrent entries and sealers produce one chain', async () => {
    await seal()
    const { entries: before } = await verify()
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 4 ? add() : seal())))
    await eventually(seal)
    expect(await verify()).toMatchObject({ entries: before + 30, waiting: 0, broken: undefined })
  })

  test('[SEC-6] an entry unsealed for more than a minute is reported', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 })
    await add()
    vi.useRealTimers()
    expect((await verify()).broken?.why).toBe('it should have been sealed long ago')
    await seal()
    expect((await verify()).broken).toBeUndefined()
  })

  test('[SEC-6] a change of an unsealed entry is detected', async () => {
    await add()
    await forge(
      sql`update audit_entries set outcome = 'refused' where number = (select entry from audit_unsealed limit 1)`,
    )
    expect((await verify()).broken?.why).toBe('it was changed')
    await seal()
    expect((await verify()).broken?.why).toBe('it was changed')
  })
})

describe('the chain', () => {
  test('triggers prevent changing or removing entries and seals', async () => {
    await addSealed(1)
    const attempts = [
      () => portal.db.updateTable('audit_entries').set({ action: 'other' }).execute(),
      () => portal.db.deleteFrom('audit_entries').execute(),
      () => sql`truncate audit_entries cascade`.execute(portal.db),
      () => portal.db.updateTable('audit_seals').set({ key_id: 'other' }).execute(),
      () => portal.db.deleteFrom('audit_seals').execute(),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('append-only')
  })

  const forgeries: [string, (seal: bigint) => ReturnType<typeof sql>[]][] = [
    ['changes an entry', (n) => [sql`update audit_entries set outcome = 'refused' where number = ${entryOf(n)}`]],
    ['removes a seal in the middle', (n) => [sql`delete from audit_seals where number = ${n}`]],
    ['cuts off the end', (n) => [sql`delete from audit_seals where number > ${n}`]],
    [
      'cuts off the end and sets the head back',
      (n) => [
        sql`delete from audit_seals where number > ${n}`,
        sql`update audit_head set number = ${n}, mac = (select mac from audit_seals where number = ${n})`,
      ],
    ],
    [
      'swaps two entries',
      (n) => [
        sql`update audit_seals set entry = -entry where number in (${n}, ${n + 1n})`,
        sql`update audit_seals set entry = -other.entry from audit_seals other
            where audit_seals.number in (${n}, ${n + 1n}) and other.number = ${2n * n + 1n} - audit_seals.number`,
      ],
    ],
    ['takes an entry out of the chain', (n) => [sql`update audit_entries set id = null where number = ${entryOf(n)}`]],
    [
      '[SEC-9] empties the log',
      () => [
        sql`delete from audit_seals`,
        sql`delete from audit_entries`,
        sql`update audit_head set number = 0`,
        sql`update audit_old_head set number = 0`,
      ],
    ],
    [
      '[SEC-9] empties the log with its heads',
      () => [sql`delete from audit_seals`, sql`delete from audit_entries`, sql`delete from audit_head`],
    ],
  ]
  test.each(forgeries)('disabling the triggers and %s is detected', async (_, statements) => {
    const last = await addSealed(5)
    expect((await verify()).broken).toBeUndefined()
    await forge(...statements(last - 2n))
    expect((await verify()).broken).toBeDefined()
    await seal().catch(() => {})
    expect((await verify()).broken).toBeDefined()
  })
})

/** Copies the log, and returns a function that restores the copy, which anyone with the database can do without the keys. */
async function copyLog() {
  for (const table of ['audit_seals', 'audit_head'])
    await sql`create table ${sql.table(`${table}_copy`)} as table ${sql.table(table)}`.execute(portal.db)
  return () =>
    forge(
      sql`delete from audit_entries where number not in (select entry from audit_seals_copy) and id is not null`,
      sql`delete from audit_seals`,
      sql`delete from audit_head`,
      sql`insert into audit_seals table audit_seals_copy`,
      sql`insert into audit_head table audit_head_copy`,
    )
}

describe('rolling the log back to an earlier intact state', () => {
  test('[SEC-9] is detected with an end kept outside', async () => {
    const putBack = await copyLog()
    await addSealed(3)
    const { end } = await verify()
    await add()
    await seal()
    const expecting = () => verifyAudit(portal.db, portal.keys, end)
    expect((await expecting()).broken).toBeUndefined()

    await putBack()
    expect((await verify()).broken).toBeUndefined()
    expect((await expecting()).broken?.why).toMatch('shorter than the end that was kept outside')
    await addSealed(4)
    expect((await expecting()).broken?.why).toMatch('not the one that was kept outside')
  })

  test('[SEC-9] is detected by a running portal, which logs it and stops sealing', async () => {
    const putBack = await copyLog()
    await addSealed(3)
    const output: [object, string][] = []
    const tell = (details: object, message: string) => void output.push([details, message])
    const sealing = startSealing(portal, { info: tell, warn: tell, error: tell })
    await eventually(() => expect(output).toHaveLength(1))
    expect(output[0]?.[1]).toMatch('end of the audit log')
    await putBack()
    await add()
    await eventually(() => expect(output).toHaveLength(2))
    expect(output[1]?.[1]).toMatch('tampered with')
    await sealing.stop()
    expect((await verify()).waiting).toBe(1)
  })
})

describe('keys of the log', () => {
  const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) })
  const ring = (...ids: string[]) => new Keyring(ids.map((id) => key(id, id.charCodeAt(0))))
  const sealWith = (keys: Keyring) => recordAlone(portal.db, keys, event).then(() => sealEntries(portal.db, keys))

  beforeEach(async () => {
    await forge(sql`delete from audit_seals`, sql`delete from audit_entries`, sql`delete from audit_head`)
    await portal.db.transaction().execute((step) => beginSeals(step, ring('a')))
  })

  test('[SEC-9] the newest key seals, even if a process has an older one in first place', async () => {
    await sealWith(ring('a', 'b'))
    await sealWith(ring('b', 'a'))
    await sealWith(ring('a', 'b'))
    const seals = await portal.db.selectFrom('audit_seals').select('key_id').orderBy('number').execute()
    expect(seals.map(({ key_id }) => key_id)).toEqual(['a', 'b', 'b'])
    for (const keys of [ring('a', 'b'), ring('b', 'a')])
      expect((await verifyAudit(portal.db, keys)).broken).toBeUndefined()
  })

  test('[SEC-9] an older key alone is not enough to forge a valid log', async () => {
    await sealWith(ring('a'))
    expect((await verifyAudit(portal.db, ring('b', 'a'))).broken?.why).toMatch('b is newer')
    await sealWith(ring('b', 'a'))
    const { number, mac } = (await sealEntries(portal.db, ring('b', 'a'))) ?? { number: 0n, mac: Buffer.alloc(0) }
    const forged = headMac(ring('a'), number, ['b', 'a'], mac)
    await sql`update audit_head set key_ids = array['b', 'a'], mac = ${forged}`.execute(portal.db)
    expect((await verifyAudit(portal.db, ring('b', 'a'))).broken).toBeDefined()
  })
})

const entryOf = (seal: bigint) => sql`(select entry from audit_seals where number = ${seal})`
