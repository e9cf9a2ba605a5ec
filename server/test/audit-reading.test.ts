import { httpCall } from '@portal/contract/endpoint'
import { replyToReview } from '@portal/contract/feedback/staff'
import { findAccounts, getAccount } from '@portal/contract/staff/accounts'
import { auditPageSize, exportAuditLog, getAuditCheck, getAuditLog, verifyAuditLog } from '@portal/contract/staff/audit'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordAlone } from '../src/audit/record.ts'
import { sealEntries } from '../src/audit/seal.ts'
import { dayAhead } from './setup/care.ts'
import { newPatient, newStaff } from './setup/people.ts'
import { fieldsOf, openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let admin: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  admin = await newStaff(portal, 'admin')
})

type Input = Parameters<typeof read>[0]
const read = async (input: Parameters<typeof portal.call<typeof getAuditLog>>[1]) =>
  (await portal.call(getAuditLog, input, admin.headers)).body.data

const note = (subject: string, more: object = {}) =>
  recordAlone(portal.db, portal.keys, { actor: admin.id, action: 'test.note', subject, outcome: 'done', ...more })

async function csv(input: Input): Promise<string> {
  const { method, url } = httpCall(exportAuditLog, input)
  return (await portal.send({ method, url, headers: admin.headers })).body
}

test.each(['2026-13-45T99:99:99.000Z_1', '0000-00-00T00:00:00.000Z_1', '2026-01-01_1'])(
  '[K12] %s is no place in the log and gets 400',
  async (before) => {
    const answer = await portal.call(getAuditLog, { before }, admin.headers)
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { before: expect.any(String) }])
  },
)

describe('[K12] filtering', () => {
  test('by record, with who did it', async () => {
    await save(portal, replyToReview, { id: 2, reply: { en: 'Thank you.' } }, admin.headers)
    const { records, next } = await read({ record: 'comment 2' })
    expect(records[0]).toMatchObject({
      action: 'comment.reply',
      record: 'comment 2',
      actor: { id: admin.id, kind: 'staff', name: 'Sam Lee' },
      outcome: 'done',
      about: null,
    })
    expect(next).toBeNull()
  })

  test('by person: what somebody did, and what was done to the account, each once', async () => {
    const patient = await newPatient(portal)
    await portal.call(getAccount, { id: patient.id }, admin.headers)
    await note(`patient ${patient.id}`, { action: 'test.card' })
    await note(`patient ${admin.id}`, { action: 'test.other' })
    const { records } = await read({ person: patient.id })
    const actions = records.map(({ action }) => action)
    expect(actions).toContain('account.register')
    expect(actions).toContain('test.card')
    expect(actions).not.toContain('test.other')
    expect(actions.filter((action) => action === 'account.read')).toHaveLength(1)
    const numbers = records.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const seen = records.find(({ action }) => action === 'account.read')
    expect(seen).toMatchObject({ actor: { name: 'Sam Lee' }, about: { id: patient.id, kind: 'patient', name: '' } })
  })

  test('by action, outcome and day in New York, the last day included', async () => {
    const subject = `comment ${Date.now()}`
    await note(subject, { outcome: 'refused' })
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date())
    const [yesterday = '', tomorrow = ''] = [-1, 1].map((days) => dayAhead(days))
    const found = async (input: Input) => (await read({ record: subject, ...input })).records.length
    expect(await found({ action: 'test.note', outcome: 'refused', from: today, to: today })).toBe(1)
    expect(await found({ action: 'test.other' })).toBe(0)
    expect(await found({ outcome: 'done' })).toBe(0)
    expect(await found({ from: tomorrow })).toBe(0)
    expect(await found({ to: yesterday })).toBe(0)
    expect(await found({ from: yesterday, to: tomorrow })).toBe(1)
    expect((await read({})).actions).toEqual(expect.arrayContaining(['staff.login', 'test.note']))
  })

  test.each([{ from: 'yesterday' }, { person: 'me' }, { before: '2026' }, { outcome: 'maybe' as 'done' }])(
    'what cannot be is refused at the field: %o',
    async (input) => {
      const { status, body } = await portal.call(getAuditLog, input, admin.headers)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(input)])
    },
  )
})

describe('[K12] pages', () => {
  test('every entry is on one page, also of a person, and of those at the same moment', async () => {
    const subject = `account ${(await newPatient(portal)).id}`
    const at = new Date()
    for (let i = 0; i < auditPageSize + 10; i++) await note(subject)
    for (const filter of [{ record: subject }, { person: subject.split(' ')[1] ?? '' }]) {
      const first = await read(filter)
      const second = await read({ ...filter, before: first.next ?? '' })
      const noted = [...first.records, ...second.records].filter(({ action }) => action === 'test.note')
      expect(first.records).toHaveLength(auditPageSize)
      expect(new Set(noted.map(({ number }) => number)).size).toBe(auditPageSize + 10)
      expect(noted.every((entry) => Date.parse(entry.at) >= at.getTime() - 1000)).toBe(true)
      expect(second.next).toBeNull()
    }
  })

  test('each filter is answered by an index, whatever the length of the log', async () => {
    const plans = await Promise.all(
      ["subject = 'comment 2'", "actor = 'x'", "action = 'x'", "outcome = 'refused'", 'true'].map((filter) =>
        portal.db.transaction().execute(async (tx) => {
          await sql`set local enable_seqscan = off`.execute(tx)
          await sql`set local enable_sort = off`.execute(tx)
          const query = `explain select * from audit_entries where ${filter} and (at, number) < (now(), 9) order by at desc, number desc limit 51`
          const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(query).execute(tx)
          return rows.map((row) => row['QUERY PLAN']).join('\n')
        }),
      ),
    )
    for (const plan of plans) expect(plan).toMatch(/Index Scan Backward using audit_entries_\w+/)
    for (const plan of plans) expect(plan).not.toMatch(/Sort|Seq Scan/)
  })
})

describe('[K12] the export', () => {
  test('has the entries that match, is noted in the log, and opens as text in a spreadsheet', async () => {
    const subject = `=HYPERLINK("http://example.com";"Click") ${Date.now()}`
    await note(subject, { details: { name: '@cmd, "quoted"\nline' } })
    await note(subject, { action: '+test', actor: '-1+1' })
    const table = await csv({ record: subject })
    expect(table.startsWith('\uFEFFnumber,time (UTC),actor,action,record,outcome,details\r\n')).toBe(true)
    expect(table).toContain(`"'=HYPERLINK(""http://example.com"";""Click"")`)
    expect(table).toContain("'-1+1,'+test,")
    expect(table).toContain('"name: @cmd, ""quoted""\nline"')
    const { records } = await read({ action: 'audit.export' })
    expect(records[0]?.details).toEqual({ record: subject })
  })

  test('has one line an entry, each value in its column', async () => {
    const record = `comment ${Date.now()}2`
    await note(record, { outcome: 'refused', details: { why: 'role' } })
    const [entry] = (await read({ record })).records
    const [head, ...lines] = (await csv({ record })).trim().split('\r\n')
    expect(head).toBe('number,time (UTC),actor,action,record,outcome,details')
    expect(lines).toEqual([`${entry?.number},${entry?.at},${admin.id},test.note,${record},refused,why: role`])
  })

  test('goes on after the first thousand entries', async () => {
    const subject = `comment ${Date.now()}1`
    await portal.db.transaction().execute(async (tx) => {
      for (let i = 0; i < 1_005; i++)
        await recordAlone(tx, portal.keys, { actor: 'system', action: 'test.many', subject, outcome: 'done' })
    })
    expect((await csv({ record: subject })).trim().split('\r\n')).toHaveLength(1_006)
  })
})

describe('[K12] checking the log', () => {
  const verify = (expected = '') => portal.call(verifyAuditLog, { expected }, admin.headers)

  test('a whole log is whole, its end can be kept and compared, and the result stays', async () => {
    await sealEntries(portal.db, portal.keys)
    const { data } = (await verify()).body
    expect(data).toMatchObject({ broken: null, doneAt: expect.any(String), end: expect.stringMatching(/^\d+:\w{64}$/) })
    expect(data.entries).toBeGreaterThan(10)
    expect((await verify(data.end)).body.data.broken).toBeNull()
    const other = data.end.replace(/\w{4}$/, (end) => (end === '0000' ? '1111' : '0000'))
    expect((await verify(other)).body.data.broken?.why).toContain('kept outside')
    expect((await portal.call(getAuditCheck, {}, admin.headers)).body.data?.broken).not.toBeNull()
    expect((await verify('12:abc')).body.fields).toHaveProperty('expected')
  })

  test('a changed entry is named', async () => {
    await sealEntries(portal.db, portal.keys)
    const { records } = await read({ action: 'account.find' })
    await portal.call(findAccounts, { search: 'Nobody' }, admin.headers)
    const [entry] = records.length > 0 ? records : (await read({ action: 'account.find' })).records
    const set = (trigger: 'disable' | 'enable') =>
      sql`alter table audit_entries ${sql.raw(trigger)} trigger append_only`.execute(portal.db)
    await set('disable')
    await sql`update audit_entries set outcome = 'refused' where number = ${entry?.number}`.execute(portal.db)
    await set('enable')
    const { broken } = (await verify()).body.data
    expect(broken).toEqual({ place: `entry ${entry?.number}`, why: 'it was changed' })
  })
})
