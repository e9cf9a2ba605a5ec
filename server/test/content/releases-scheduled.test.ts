import { newYorkTime } from '@portal/contract/new-york'
import { managedArticles } from '@portal/contract/news/content'
import { getWorkPage } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { managedKinds } from '../../src/domains.ts'
import { publishDueAt, sundays } from '../setup/content.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { openTwoPortals } from '../setup/portal.ts'
import { article, before, newReleaser, tomorrow } from '../setup/releases.ts'

const { portal, other } = await openTwoPortals()
const { mei, own, changed, pair } = await newReleaser(portal)
const lena = await newStaff(portal, 'coordinator')
const dueAt = (now: Date, on = portal) => publishDueAt(on, now, managedKinds)

describe('[OPS-7] a scheduled release', () => {
  test('is published when it is due, once, in whichever process', async () => {
    const { ids, titles } = await pair('Nine')
    const release = await own.begun('At nine', ...ids.map(article))
    const at = tomorrow()
    const { body } = await own.publish(release, { at: newYorkTime(at) })
    expect([body.data.state, body.data.schedule?.at]).toEqual(['scheduled', at.toISOString()])
    expect(await dueAt(new Date(+at - 1))).toBe(0)
    expect(await titles()).toEqual(before)
    const done = await Promise.all([1, 2, 3, 4].map((n) => dueAt(at, n % 2 ? portal : other)))
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(2)
    const { state, published, takeBackUntil } = await own.read(release)
    expect([await titles(), state, published?.records.length]).toEqual([['Nine one', 'Nine two'], 'published', 2])
    expect([(await mei.read(ids[0])).number, takeBackUntil]).toEqual([2, expect.any(String)])
  })

  test('is not published again by a process that had found it due when another one published it', async () => {
    const release = await own.begun('Found twice', article(await changed('Found twice')))
    const at = tomorrow()
    await own.publish(release, { at: newYorkTime(at) })
    const meanwhile: number[] = []
    const prepare = async () => void meanwhile.push(await dueAt(at, other))
    const slow = managedKinds.map((managed) => (managed.kind.kind === 'article' ? { ...managed, prepare } : managed))
    expect([await publishDueAt(portal, at, slow), meanwhile]).toEqual([0, [1]])
    expect(await own.read(release)).toMatchObject({ state: 'published', takeBackUntil: expect.any(String) })
  })

  test('holds its drafts: none is changed, published or scheduled alone before it is taken out', async () => {
    const { ids, titles } = await pair('Held')
    const release = await own.begun('Held', ...ids.map(article))
    expect((await mei.publish(ids[0])).body.code).toBe('content_in_release')
    await own.publish(release, { at: newYorkTime(tomorrow()) })
    const { version } = await mei.read(ids[0])
    const codes = [
      (await mei.save(ids[0], { title: inAll('Other') })).body.code,
      (await mei.publish(ids[0])).body.code,
      (await mei.publish(ids[0], undefined, { at: newYorkTime(tomorrow()) })).body.code,
      (await mei.call(managedArticles.discard, { id: ids[0], version })).body.code,
      (await mei.call(managedArticles.unschedule, { id: ids[0], version })).body.code,
    ]
    expect(codes).toEqual(Array(5).fill('content_in_release'))
    expect((await own.add(release, article(await changed('Late')))).body.code).toBe('release_scheduled')
    expect((await own.takeOut(release, article(ids[0]))).body.data).toMatchObject({ state: 'scheduled' })
    expect((await mei.publish(ids[0])).status).toBe(200)
    expect((await own.takeOut(release, article(ids[1]))).body.data).toMatchObject({ state: 'open', schedule: null })
    expect([await dueAt(new Date(+tomorrow() + 86_400_000)), await titles()]).toEqual([0, ['Held one', before[1]]])
  })

  test('goes by the clock on the wall in New York, and is refused at once for what would refuse it then', async () => {
    const { ids } = await pair('Clocks')
    const release = await own.begun('Clocks', ...ids.map(article))
    const year = new Date().getUTCFullYear() + 1
    const [spring, autumn] = [sundays(year, 3)[1], sundays(year, 11)[0]]
    const passed = await own.publish(release, { at: newYorkTime(new Date(Date.now() - 60_000)) })
    const skipped = await own.publish(release, { at: `${year}-03-${spring} 02:30` })
    for (const { status, body } of [passed, skipped])
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['at']])
    const doubled = `${year}-11-${autumn} 01:30`
    const { body } = await own.publish(release, { at: doubled, again: true })
    expect(body.data.schedule).toMatchObject({ at: `${year}-11-${autumn}T06:30:00.000Z`, again: true })
    expect((await own.unschedule(release)).body.data.state).toBe('open')
    await mei.save(ids[0], { title: inAll('Unread') })
    expect((await own.publish(release, { at: doubled })).body.code).toBe('release_refused')
  })

  test('that fails leaves the site as it is, frees its drafts, is an item of work, and is told once by e-mail', async () => {
    const { ids, titles } = await pair('Never')
    const release = await own.begun('Never together', ...ids.map(article))
    const at = tomorrow()
    await own.publish(release, { at: newYorkTime(at) })
    await sql`update articles set recommended = true where id = ${Number(ids[1])}`.execute(portal.db)
    await Promise.all([dueAt(at), dueAt(at, other)])
    expect(await titles()).toEqual(before)
    const failed = await own.read(release)
    expect([failed.state, failed.schedule]).toMatchObject([
      'failed',
      { failed: 'changed_meanwhile', failedIn: { kind: 'article', id: ids[1] } },
    ])
    const items = async () => (await portal.call(getWorkPage, { task: 'schedule' }, lena.headers)).body.data.records
    expect(await items()).toMatchObject([
      { kind: 'release', id: release, name: 'Never together', contentPath: `releases/${release}` },
    ])
    const { email } = await portal.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', mei.id)
      .executeTakeFirstOrThrow()
    const mails = (await portal.messagesTo(email)).filter((text) => text.includes('Never together'))
    expect([mails.length, mails[0]?.includes(`/staff/content/releases/${release}`)]).toEqual([1, true])
    expect((await mei.save(ids[0], { title: inAll('Free again') })).status).toBe(200)
    expect((await own.unschedule(release)).body.data.state).toBe('open')
    expect(await items()).toEqual([])
  })
})
