import { managedActivities } from '@portal/contract/activities/content'
import {
  chooseReleaseLanguages,
  getCandidates,
  getReleasePage,
  openReleasePreview,
  publishRelease,
  saveRelease,
  takeBackRelease,
  takeFromRelease,
} from '@portal/contract/content/releases'
import { httpCall } from '@portal/contract/endpoint'
import { newYorkTime } from '@portal/contract/new-york'
import { managedArticleTypes } from '@portal/contract/news/article-types'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle, getArticlePage } from '@portal/contract/news/public'
import { getWorkPage } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { managedKinds } from '../../src/domains.ts'
import { activityCalls, wall, writtenActivity } from '../setup/activities.ts'
import { authorOf, demoPicture, newAuthor, publishDueAt, sundays } from '../setup/content.ts'
import { openEvents } from '../setup/events.ts'
import { editorOf, newId } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newPatient, newStaff } from '../setup/people.ts'
import { fieldsOf, openTwoPortals } from '../setup/portal.ts'
import { onceAvailable } from '../setup/public-answers.ts'
import { releasesOf } from '../setup/releases.ts'
import { whileWaiting } from '../setup/row-lock.ts'

const webBuild = '../../../web/build/server/index.js'
const { portal, other } = await openTwoPortals({ web: (await import(webBuild)) as ServerBuild })
let mei: Awaited<ReturnType<typeof newAuthor>>
let lena: Awaited<ReturnType<typeof newStaff>>
let picture: string

beforeAll(async () => {
  mei = await newAuthor(portal)
  lena = await newStaff(portal, 'coordinator')
  picture = await demoPicture(portal)
})

const own = () => releasesOf(portal, mei)
const types = () => editorOf(portal, mei, managedArticleTypes, (more) => ({ name: inAll('Type'), ...more }))
const activities = (who = mei as { headers: typeof mei.headers }) =>
  editorOf(portal, who, managedActivities, (more) => writtenActivity(picture, more))
const title = async (id: string) => (await portal.call(getArticle, { id: Number(id) })).body.data?.title
const article = (record: string) => ({ kind: 'article', record })
const dueAt = (now: Date, on = portal) => publishDueAt(on, now, managedKinds)
const tomorrow = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000)

/** An article that is on the site, with a change that somebody has read. */
async function changed(text: string) {
  const id = await mei.published()
  await mei.save(id, { title: inAll(text) })
  await mei.markRead(id)
  return id
}

async function pair(text: string) {
  const ids = [await changed(`${text} one`), await changed(`${text} two`)] as const
  return { ids, titles: async () => [await title(ids[0]), await title(ids[1])] }
}

/** A new type, and a new article that chooses it. */
async function newTypeAndArticle(text: string) {
  const [type, id] = [newId(), newId()]
  await types().save(type, { name: inAll(text) })
  await types().markRead(type)
  await mei.save(id, { title: inAll(text), articleTypeId: type })
  await mei.markRead(id)
  return { type, id, drafts: [article(id), { kind: 'article-type', record: type }] }
}

const before = ['Drink enough water', 'Drink enough water']

describe('[OPS-7] a release', () => {
  test('publishes its drafts in one step: what is chosen before what chooses it, and each history shows it', async () => {
    const { type, id, drafts } = await newTypeAndArticle('Winter')
    expect((await mei.read(id)).choices.articleTypeId).toContainEqual({
      id: type,
      label: inAll('Winter'),
      unpublished: true,
    })
    const alone = await mei.publish(id)
    expect([alone.status, Object.keys(fieldsOf(alone) ?? {})]).toEqual([400, ['articleTypeId']])
    const release = await own().begun('Winter programme', ...drafts)
    expect((await mei.read(id)).release).toEqual({ id: release, name: 'Winter programme' })
    const { body } = await own().publish(release)
    expect([body.code, body.data.state, body.data.drafts]).toEqual(['200', 'published', []])
    expect(body.data.published?.records.map(({ kind }) => kind).sort()).toEqual(['article', 'article-type'])
    const record = await mei.read(id)
    const [key, typeKey] = [record.id, (await types().read(type)).id]
    expect((await portal.call(getArticle, { id: Number(key) })).body.data).toMatchObject({ title: 'Winter' })
    expect([record.live?.articleTypeId, record.release, typeKey]).toEqual([typeKey, null, 'winter'])
    const { records } = (await mei.call(managedArticles.versions, { id: key })).body.data
    expect(records[0]?.release).toEqual({ id: release, name: 'Winter programme' })
    const noted = await portal.db
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('subject', 'in', [`article ${key}`, `release ${release}`])
      .where('action', 'like', '%.publish')
      .execute()
    expect(noted.map(({ action }) => action).sort()).toEqual(['content.publish', 'release.publish'])
  })

  test('publishes all or nothing, and names the draft that is not ready', async () => {
    const { ids, titles } = await pair('Half')
    await mei.save(ids[1], { title: inAll('Unread') })
    const release = await own().begun('Half', ...ids.map(article))
    const refused = await own().publish(release)
    expect([refused.body.code, refused.body.data]).toEqual([
      'release_refused',
      { kind: 'article', id: ids[1], code: 'content_unread', fields: expect.anything() },
    ])
    expect(await titles()).toEqual(before)
    await mei.markRead(ids[1])
    expect((await own().publish(release)).status).toBe(200)
    expect(await titles()).toEqual(['Half one', 'Unread'])
  })

  test('shows before what is missing in each draft, and what all of them do together', async () => {
    const { id, drafts } = await newTypeAndArticle('Together')
    const unread = await changed('Read before')
    await mei.save(unread, { body: inAll(`<p><a href="/community/news/999999">More of it</a></p>`) })
    const release = await own().begun('Checked', ...drafts, article(unread))
    const { drafts: found, effects } = await own().check(release)
    const codesOf = (record: string) => found.find((one) => one.id === record)?.findings.map(({ code }) => code) ?? []
    expect(codesOf(id)).toEqual([])
    expect([...new Set(codesOf(unread))].sort()).toEqual(['link', 'unread'])
    expect(effects.filter(({ address }) => address === '/community/news')).toMatchObject([{ code: 'list', count: 2 }])
    expect((await own().read(release)).state).toBe('open')
    expect((await portal.call(getArticlePage, { pageSize: 1 })).body.data.records[0]?.title).not.toBe('Together')
  })

  test('is previewed as a whole, while the site says what it said', async () => {
    const { ids, titles } = await pair('Seen')
    const { drafts } = await newTypeAndArticle('Seen at last')
    const release = await own().begun('Seen', ...ids.map(article), ...drafts)
    const { method, url, body } = httpCall(openReleasePreview, { id: release })
    const answer = await onceAvailable(() => portal.send({ method, url, body, headers: mei.headers }))
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    const { addresses } = (answer.json() as { data: { addresses: string[] } }).data
    expect(addresses).toEqual(expect.arrayContaining(ids.map((id) => `/staff/preview/community/news/${id}`)))
    const open = (url: string, headers = {}) => portal.app.inject({ url, headers: { cookie, ...headers } })
    const page = (await open('/staff/preview/community/news', { 'accept-language': 'en' })).body
    for (const text of ['Seen one', 'Seen two', 'Seen at last']) expect(page).toContain(text)
    expect((await open('/community/news')).body).not.toContain('Seen')
    expect([await titles(), (await own().read(release)).state]).toEqual([before, 'open'])
  })

  test('publishes the languages that are chosen of a draft; the others stay a draft of their own', async () => {
    const { ids, titles } = await pair('English')
    const release = await own().begun('English only', ...ids.map(article))
    const { version } = await own().read(release)
    const chosen = { id: release, version, ...article(ids[0]), languages: ['en' as const] }
    expect(
      (await mei.call(chooseReleaseLanguages, chosen)).body.data.drafts.map((one) => one.publishes),
    ).toContainEqual(['en'])
    await own().publish(release)
    const left = await mei.read(ids[0])
    expect([await titles(), left.release, left.draft?.title['zh-TW'], left.live?.title['zh-TW']]).toEqual([
      ['English one', 'English two'],
      null,
      'English one 繁',
      'Drink enough water 繁',
    ])
  })
})

describe('[OPS-7] a scheduled release', () => {
  test('is published when it is due, once, in whichever process', async () => {
    const { ids, titles } = await pair('Nine')
    const release = await own().begun('At nine', ...ids.map(article))
    const at = tomorrow()
    const { body } = await own().publish(release, { at: newYorkTime(at) })
    expect([body.data.state, body.data.schedule?.at]).toEqual(['scheduled', at.toISOString()])
    expect(await dueAt(new Date(+at - 1))).toBe(0)
    expect(await titles()).toEqual(before)
    const done = await Promise.all([1, 2, 3, 4].map((n) => dueAt(at, n % 2 ? portal : other)))
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect([await titles(), (await own().read(release)).state]).toEqual([['Nine one', 'Nine two'], 'published'])
    expect((await mei.read(ids[0])).number).toBe(2)
  })

  test('holds its drafts: none is changed, published or scheduled alone before it is taken out', async () => {
    const { ids, titles } = await pair('Held')
    const release = await own().begun('Held', ...ids.map(article))
    expect((await mei.publish(ids[0])).body.code).toBe('content_in_release')
    await own().publish(release, { at: newYorkTime(tomorrow()) })
    const { version } = await mei.read(ids[0])
    const codes = [
      (await mei.save(ids[0], { title: inAll('Other') })).body.code,
      (await mei.publish(ids[0])).body.code,
      (await mei.publish(ids[0], undefined, { at: newYorkTime(tomorrow()) })).body.code,
      (await mei.call(managedArticles.discard, { id: ids[0], version })).body.code,
      (await mei.call(managedArticles.unschedule, { id: ids[0], version })).body.code,
    ]
    expect(codes).toEqual(Array(5).fill('content_in_release'))
    expect((await own().add(release, article(await changed('Late')))).body.code).toBe('release_scheduled')
    expect((await own().takeOut(release, article(ids[0]))).body.data).toMatchObject({ state: 'scheduled' })
    expect((await mei.publish(ids[0])).status).toBe(200)
    expect((await own().takeOut(release, article(ids[1]))).body.data).toMatchObject({ state: 'open', schedule: null })
    expect([await dueAt(new Date(+tomorrow() + 86_400_000)), await titles()]).toEqual([0, ['Held one', before[1]]])
  })

  test('goes by the clock on the wall in New York, and is refused at once for what would refuse it then', async () => {
    const { ids } = await pair('Clocks')
    const release = await own().begun('Clocks', ...ids.map(article))
    const year = new Date().getUTCFullYear() + 1
    const [spring, autumn] = [sundays(year, 3)[1], sundays(year, 11)[0]]
    const passed = await own().publish(release, { at: newYorkTime(new Date(Date.now() - 60_000)) })
    const skipped = await own().publish(release, { at: `${year}-03-${spring} 02:30` })
    for (const { status, body } of [passed, skipped])
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['at']])
    const doubled = `${year}-11-${autumn} 01:30`
    const { body } = await own().publish(release, { at: doubled, again: true })
    expect(body.data.schedule).toMatchObject({ at: `${year}-11-${autumn}T06:30:00.000Z`, again: true })
    expect((await own().unschedule(release)).body.data.state).toBe('open')
    await mei.save(ids[0], { title: inAll('Unread') })
    expect((await own().publish(release, { at: doubled })).body.code).toBe('release_refused')
  })

  test('that fails leaves the site as it is, frees its drafts, is an item of work, and is told once by e-mail', async () => {
    const { ids, titles } = await pair('Never')
    const release = await own().begun('Never together', ...ids.map(article))
    const at = tomorrow()
    await own().publish(release, { at: newYorkTime(at) })
    await sql`update articles set recommended = true where id = ${Number(ids[1])}`.execute(portal.db)
    await Promise.all([dueAt(at), dueAt(at, other)])
    expect(await titles()).toEqual(before)
    const failed = await own().read(release)
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
    expect((await own().unschedule(release)).body.data.state).toBe('open')
    expect(await items()).toEqual([])
  })
})

describe('[OPS-7] a release is taken back as a whole', () => {
  test('with its messages that wait; its drafts are in it again, and a repetition changes nothing', async () => {
    const moved = await activities().published({ title: inAll('Moved together') })
    const patient = await newPatient(portal)
    await activityCalls(portal, mei).join(patient, Number(moved))
    await portal.db.updateTable('messages').set({ status: 'sent' }).where('status', '=', 'waiting').execute()
    await activities().save(moved, { startsAt: wall(300), endsAt: wall(302) })
    await activities().markRead(moved)
    const { type, id, drafts } = await newTypeAndArticle('Too early')
    const release = await own().begun('Too early', ...drafts, { kind: 'activity', record: moved })
    expect((await own().check(release)).effects).toContainEqual(expect.objectContaining({ code: 'texts', count: 1 }))
    const published = (await own().publish(release)).body.data
    expect([published.told, published.takeBackUntil]).toEqual([{ waiting: 1, sent: 0 }, expect.any(String)])
    const key = (await mei.read(id)).id
    expect((await mei.read(id)).takeBackUntil).toBeNull()
    expect((await mei.takeBack(id)).body.code).toBe('take_back_release')
    const publishedAt = published.published?.at ?? ''
    const [first, again] = [await own().takeBack(release), await own().takeBack(release)]
    expect([first.body.code, again.body.code]).toEqual(['200', '200'])
    expect(first.body.data).toMatchObject({ state: 'open', published: null })
    expect(first.body.data.drafts.map(({ kind }) => kind).sort()).toEqual(['activity', 'article', 'article-type'])
    expect((await portal.call(getArticle, { id: Number(key) })).status).toBe(404)
    expect((await types().read(type)).state).toBe('draft')
    const waiting = portal.db.selectFrom('messages').select('id').where('status', '=', 'waiting')
    expect(await waiting.execute()).toEqual([])
    const anew = (await own().publish(release)).body
    expect([anew.code, await title(key)]).toEqual(['200', 'Too early'])
    const stale = await mei.call(takeBackRelease, {
      id: release,
      publishedAt,
    })
    expect(stale.body.code).toBe('take_back_changed')
  })

  test('for ten minutes, and not once one of its records has changed', async () => {
    const { ids, titles } = await pair('Late')
    const late = await own().begun('Late', ...ids.map(article))
    await own().publish(late)
    for (const table of ['content_versions set at = at', 'content_releases set published_at = published_at'])
      await sql`update ${sql.raw(table)} - interval '10 minutes' where ${sql.ref(table.includes('at = at') ? 'release_id' : 'id')} = ${late}`.execute(
        portal.db,
      )
    expect((await own().read(late)).takeBackUntil).toBeNull()
    expect([(await own().takeBack(late)).body.code, await titles()]).toEqual([
      'take_back_over',
      ['Late one', 'Late two'],
    ])
    const next = await pair('Overtaken')
    const overtaken = await own().begun('Overtaken', ...next.ids.map(article))
    await own().publish(overtaken)
    await mei.save(next.ids[1], { title: inAll('Since') })
    await mei.markRead(next.ids[1])
    await mei.publish(next.ids[1])
    expect([(await own().takeBack(overtaken)).body.code, await next.titles()]).toEqual([
      'take_back_changed',
      ['Overtaken one', 'Since'],
    ])
  })
})

describe('[OPS-7] drafts and their release', () => {
  test('a draft is in one release at most, can be found until then, and leaves it with its end', async () => {
    const id = await changed('Only once')
    const candidates = async () =>
      (await mei.call(getCandidates, { text: 'Only once' })).body.data.records.map((one) => one.id)
    expect(await candidates()).toEqual([id])
    const release = await own().begun('First', article(id))
    expect([await candidates(), (await own().read(await own().begun('Second'))).drafts]).toEqual([[], []])
    expect((await own().add(await own().begun('Third'), article(id))).body.code).toBe('release_elsewhere')
    expect((await own().add(await own().begun('Fourth'), article(await mei.published()))).body.code).toBe(
      'content_unchanged',
    )
    const { version } = await mei.read(id)
    await mei.call(managedArticles.discard, { id, version })
    expect([(await own().read(release)).drafts, (await mei.read(id)).release]).toEqual([[], null])
  })

  test('deleting a release keeps its drafts; one that is published stays', async () => {
    const { ids } = await pair('Kept')
    const release = await own().begun('Deleted', ...ids.map(article))
    expect((await own().remove(release)).status).toBe(200)
    expect((await mei.read(ids[0])).draft?.title).toEqual(inAll('Kept one'))
    const next = await own().begun('Published', ...ids.map(article))
    await own().publish(next)
    expect((await own().remove(next)).body.code).toBe('release_published')
    const { records } = (await mei.call(getReleasePage, { text: 'publish', state: 'published' })).body.data
    expect(records).toMatchObject([{ id: next, name: 'Published', count: 2 }])
  })

  test('a release is still read when all that it has published was deleted', async () => {
    const id = await changed('Deleted since')
    const release = await own().begun('Emptied', article(id))
    await own().publish(release)
    const { version, baseVersion } = (await mei.unpublish(id)).body.data
    expect((await mei.call(managedArticles.remove, { id, version, baseVersion })).status).toBe(200)
    expect(await own().read(release)).toMatchObject({ state: 'published', takeBackUntil: null })
    expect((await own().takeBack(release)).body.code).toBe('take_back_changed')
  })

  test('two editors: the second is refused with how it stands, and nothing is published that one has not seen', async () => {
    const { ids, titles } = await pair('Seen by one')
    const release = await own().begun('Two', ...ids.map(article))
    const wish = await own().wish(release)
    const rosa = await newStaff(portal, 'editor')
    await releasesOf(portal, rosa).add(release, article(await changed('Third')))
    const late = await mei.call(saveRelease, { id: release, version: wish.version, name: 'Mine' })
    expect([late.status, late.body.code, late.body.data.drafts.length]).toEqual([409, 'changed_meanwhile', 3])
    expect((await mei.call(publishRelease, wish)).status).toBe(409)
    const known = await own().wish(release)
    await authorOf(portal, rosa, picture).save(ids[0], { title: inAll('Written since') })
    await mei.markRead(ids[0])
    expect((await mei.call(publishRelease, known)).body.code).toBe('changed_meanwhile')
    expect(await titles()).toEqual(before)
  })

  test('a release that is published while a draft is taken out waits for that, and publishes nothing', async () => {
    const { ids, titles } = await pair('Raced')
    const release = await own().begun('Raced', ...ids.map(article))
    const wish = await own().wish(release)
    const taken = { id: release, version: wish.version, ...article(ids[0]) }
    const both = await whileWaiting(
      portal.db,
      () => Promise.all([mei.call(publishRelease, wish), other.call(takeFromRelease, taken, mei.headers)]),
      {
        before: (step) =>
          step.selectFrom('content_releases').select('id').where('id', '=', release).forUpdate().execute(),
      },
    )
    const codes = both.map(({ body }) => body.code).sort()
    expect(codes).toEqual(['200', 'changed_meanwhile'])
    const isPublished = both[0].body.code === '200'
    expect(await titles()).toEqual(isPublished ? ['Raced one', 'Raced two'] : before)
    expect((await mei.read(ids[0])).release).toBeNull()
  })

  test('a release with content that the caller may not publish is refused', async () => {
    const { ids, titles } = await pair('Not hers')
    const walk = newId()
    await activities(lena).save(walk, { title: inAll('A walk'), startsAt: wall(250), endsAt: wall(252) })
    await activities(lena).markRead(walk)
    const mixed = await own().begun('Mixed', ...ids.map(article), { kind: 'activity', record: walk })
    const hers = releasesOf(portal, lena)
    expect((await hers.read(mixed)).drafts.map(({ kind, allowed }) => [kind, allowed])).toEqual(
      expect.arrayContaining([
        ['article', false],
        ['activity', true],
      ]),
    )
    const refused = [
      await hers.publish(mixed),
      await hers.publish(mixed, { at: newYorkTime(tomorrow()) }),
      await hers.takeOut(mixed, article(ids[0])),
      await hers.call(openReleasePreview, { id: mixed }),
    ]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([403, 'release_not_allowed']))
    expect(await titles()).toEqual(before)
    expect((await hers.add(await hers.begun('Hers'), article(ids[0]))).status).toBe(403)
    await own().takeOut(mixed, { kind: 'activity', record: walk })
    const alone = await hers.begun('Hers alone', { kind: 'activity', record: walk })
    expect((await hers.publish(alone)).status).toBe(200)
    expect((await hers.takeBack(alone)).status).toBe(200)
  })

  test('editors hear of releases that change', async () => {
    const { events } = await openEvents(portal, mei.token)
    const release = await own().begun('Heard')
    await expect.poll(events).toContainEqual({ what: 'record', kind: 'release', id: release })
  })
})
