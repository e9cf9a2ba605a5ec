import { newYorkTime } from '@portal/contract/new-york'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { getWorkPage } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newAuthor, publishDueAt, sundays } from '../setup/content.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, openTwoPortals } from '../setup/portal.ts'

const { portal, other } = await openTwoPortals()
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})

const title = async (id: string) => (await portal.call(getArticle, { id: Number(id) })).body.data?.title
const tomorrow = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000)

async function changed(text: string) {
  const id = await mei.published()
  await mei.save(id, { title: inAll(text) })
  await mei.markRead(id)
  return id
}

describe('[OPS-7] a scheduled draft', () => {
  test('is published when it is due, once, in whichever process', async () => {
    const id = await changed('At nine')
    const at = tomorrow()
    const { body } = await mei.publish(id, undefined, { at: newYorkTime(at) })
    expect([body.data.state, body.data.schedule]).toMatchObject([
      'scheduled',
      { at: at.toISOString(), wallTime: newYorkTime(at), failed: '' },
    ])
    expect(await publishDueAt(portal, new Date(+at - 1))).toBe(0)
    expect(await title(id)).toBe('Drink enough water')
    const done = await Promise.all([1, 2, 3, 4].map((n) => publishDueAt(n % 2 ? portal : other, at)))
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await title(id)).toBe('At nine')
    const record = await mei.read(id)
    expect([record.state, record.number]).toEqual(['live', 2])
  })

  test('cannot be changed before the schedule is taken back', async () => {
    const id = await changed('Later')
    await mei.publish(id, undefined, { at: newYorkTime(tomorrow()) })
    expect((await mei.save(id, { title: inAll('Other') })).body.code).toBe('content_scheduled')
    const { version } = await mei.read(id)
    const { body } = await mei.call(managedArticles.unschedule, { id, version })
    expect([body.data.state, body.data.draft?.title]).toEqual(['changed', inAll('Later')])
    expect(await publishDueAt(portal, new Date(Date.now() + 10 * 86_400_000))).toBe(0)
    expect((await mei.save(id, { title: inAll('Other') })).status).toBe(200)
  })

  test('that nobody has read, or whose moment is over, is refused at once', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Unread') })
    expect((await mei.publish(id, undefined, { at: newYorkTime(tomorrow()) })).body.code).toBe('content_unread')
    const passed = await mei.publish(id, undefined, { at: newYorkTime(new Date(Date.now() - 60_000)) })
    expect([passed.status, Object.keys(fieldsOf(passed) ?? {})]).toEqual([400, ['at']])
  })

  test('goes by the clock on the wall in New York: the missing hour is refused, of the doubled one either can be meant', async () => {
    const id = await changed('Clocks')
    const year = new Date().getUTCFullYear() + 1
    const spring = sundays(year, 3)[1]
    const autumn = sundays(year, 11)[0]
    const missing = await mei.publish(id, undefined, { at: `${year}-03-${spring} 02:30` })
    expect([missing.status, Object.keys(fieldsOf(missing) ?? {})]).toEqual([400, ['at']])
    const at = `${year}-11-${autumn} 01:30`
    const first = (await mei.publish(id, undefined, { at })).body.data.schedule
    expect(first).toMatchObject({ at: `${year}-11-${autumn}T05:30:00.000Z`, wallTime: at, again: false })
    await mei.call(managedArticles.unschedule, { id, version: (await mei.read(id)).version })
    const second = (await mei.publish(id, undefined, { at, again: true })).body.data.schedule
    expect(second).toMatchObject({ at: `${year}-11-${autumn}T06:30:00.000Z`, wallTime: at, again: true })
    await mei.call(managedArticles.unschedule, { id, version: (await mei.read(id)).version })
  })

  test('that fails leaves the site as it is, is an item of work, and is told once by e-mail', async () => {
    const id = await changed('Never')
    const at = tomorrow()
    await mei.publish(id, undefined, { at: newYorkTime(at) })
    await sql`update articles set recommended = true where id = ${Number(id)}`.execute(portal.db)
    await Promise.all([publishDueAt(portal, at), publishDueAt(other, at)])
    expect(await title(id)).toBe('Drink enough water')
    const record = await mei.read(id)
    expect([record.state, record.schedule?.failed]).toEqual(['failed', 'changed_meanwhile'])
    const coordinator = await newStaff(portal, 'coordinator')
    const items = async () =>
      (await portal.call(getWorkPage, { task: 'schedule' }, coordinator.headers)).body.data.records
    expect(await items()).toMatchObject([
      { kind: 'content', id: record.recordId, name: 'Never', contentPath: `article/${id}` },
    ])
    const { email } = await portal.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', mei.id)
      .executeTakeFirstOrThrow()
    const mails = await portal.messagesTo(email)
    expect(
      mails.filter((text) => text.includes('Never') && text.includes(`/staff/content/article/${id}`)),
    ).toHaveLength(1)
    const { baseVersion, version } = record
    await mei.call(managedArticles.save, {
      id,
      version,
      baseVersion,
      content: { ...mei.content(), ...record.draft } as never,
    })
    expect(await items()).toEqual([])
  })
})
