import {
  chooseReleaseLanguages,
  getCandidates,
  getReleasePage,
  openReleasePreview,
  publishRelease,
  saveRelease,
  takeFromRelease,
} from '@portal/contract/content/releases'
import { httpCall } from '@portal/contract/endpoint'
import { newYorkTime } from '@portal/contract/new-york'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle, getArticlePage } from '@portal/contract/news/public'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { wall } from '../setup/activities.ts'
import { authorOf } from '../setup/content.ts'
import { openEvents } from '../setup/events.ts'
import { newId } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, openTwoPortals } from '../setup/portal.ts'
import { onceAvailable } from '../setup/public-answers.ts'
import { article, before, newReleaser, releasesOf, tomorrow } from '../setup/releases.ts'
import { whileWaiting } from '../setup/row-lock.ts'

const webBuild = '../../../web/build/server/index.js'
const { portal, other } = await openTwoPortals({ web: (await import(webBuild)) as ServerBuild })
const { mei, picture, own, types, activities, changed, pair, newTypeAndArticle } = await newReleaser(portal)
const lena = await newStaff(portal, 'coordinator')

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
    const release = await own.begun('Winter programme', ...drafts)
    expect((await mei.read(id)).release).toEqual({ id: release, name: 'Winter programme' })
    const { body } = await own.publish(release)
    expect([body.code, body.data.state, body.data.drafts]).toEqual(['200', 'published', []])
    expect(body.data.published?.records.map(({ kind }) => kind).sort()).toEqual(['article', 'article-type'])
    const record = await mei.read(id)
    const [key, typeKey] = [record.id, (await types.read(type)).id]
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
    const release = await own.begun('Half', ...ids.map(article))
    const refused = await own.publish(release)
    expect([refused.body.code, refused.body.data]).toEqual([
      'release_refused',
      { kind: 'article', id: ids[1], code: 'content_unread', fields: expect.anything() },
    ])
    expect(await titles()).toEqual(before)
    await mei.markRead(ids[1])
    expect((await own.publish(release)).status).toBe(200)
    expect(await titles()).toEqual(['Half one', 'Unread'])
  })

  test('shows before what is missing in each draft, and what all of them do together', async () => {
    const { id, drafts } = await newTypeAndArticle('Together')
    const unread = await changed('Read before')
    await mei.save(unread, { body: inAll(`<p><a href="/community/news/999999">More of it</a></p>`) })
    const release = await own.begun('Checked', ...drafts, article(unread))
    const { drafts: found, effects } = await own.check(release)
    const codesOf = (record: string) => found.find((one) => one.id === record)?.findings.map(({ code }) => code) ?? []
    expect(codesOf(id)).toEqual(['consent'])
    expect([...new Set(codesOf(unread))].sort()).toEqual(['consent', 'link', 'unread'])
    expect(effects.filter(({ address }) => address === '/community/news')).toMatchObject([{ code: 'list', count: 2 }])
    expect((await own.read(release)).state).toBe('open')
    expect((await portal.call(getArticlePage, { pageSize: 1 })).body.data.records[0]?.title).not.toBe('Together')
  })

  test('is previewed as a whole, while the site says what it said', async () => {
    const { ids, titles } = await pair('Seen')
    const { drafts } = await newTypeAndArticle('Seen at last')
    const release = await own.begun('Seen', ...ids.map(article), ...drafts)
    const { method, url, body } = httpCall(openReleasePreview, { id: release })
    const answer = await onceAvailable(() => portal.send({ method, url, body, headers: mei.headers }))
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    const { addresses } = (answer.json() as { data: { addresses: string[] } }).data
    expect(addresses).toEqual(expect.arrayContaining(ids.map((id) => `/staff/preview/community/news/${id}`)))
    const open = (url: string, headers = {}) => portal.app.inject({ url, headers: { cookie, ...headers } })
    const page = (await open('/staff/preview/community/news', { 'accept-language': 'en' })).body
    for (const text of ['Seen one', 'Seen two', 'Seen at last']) expect(page).toContain(text)
    expect((await open('/community/news')).body).not.toContain('Seen')
    expect([await titles(), (await own.read(release)).state]).toEqual([before, 'open'])
  })

  test('publishes the languages that are chosen of a draft; the others stay a draft of their own', async () => {
    const { ids, titles } = await pair('English')
    const release = await own.begun('English only', ...ids.map(article))
    const { version } = await own.read(release)
    const chosen = { id: release, version, ...article(ids[0]), languages: ['en' as const] }
    expect(
      (await mei.call(chooseReleaseLanguages, chosen)).body.data.drafts.map((one) => one.publishes),
    ).toContainEqual(['en'])
    await own.publish(release)
    const left = await mei.read(ids[0])
    expect([await titles(), left.release, left.draft?.title['zh-TW'], left.live?.title['zh-TW']]).toEqual([
      ['English one', 'English two'],
      null,
      'English one 繁',
      'Drink enough water 繁',
    ])
  })
})

describe('[OPS-7] drafts and their release', () => {
  test('a draft is in one release at most, can be found until then, and leaves it with its end', async () => {
    const id = await changed('Only once')
    const candidates = async () =>
      (await mei.call(getCandidates, { text: 'Only once' })).body.data.records.map((one) => one.id)
    expect(await candidates()).toEqual([id])
    const release = await own.begun('First', article(id))
    expect([await candidates(), (await own.read(await own.begun('Second'))).drafts]).toEqual([[], []])
    expect((await own.add(await own.begun('Third'), article(id))).body.code).toBe('release_elsewhere')
    expect((await own.add(await own.begun('Fourth'), article(await mei.published()))).body.code).toBe(
      'content_unchanged',
    )
    const { version } = await mei.read(id)
    await mei.call(managedArticles.discard, { id, version })
    expect([(await own.read(release)).drafts, (await mei.read(id)).release]).toEqual([[], null])
  })

  test('deleting a release keeps its drafts; one that is published stays', async () => {
    const { ids } = await pair('Kept')
    const release = await own.begun('Deleted', ...ids.map(article))
    expect((await own.remove(release)).status).toBe(200)
    expect((await mei.read(ids[0])).draft?.title).toEqual(inAll('Kept one'))
    const next = await own.begun('Published', ...ids.map(article))
    await own.publish(next)
    expect((await own.remove(next)).body.code).toBe('release_published')
    const { records } = (await mei.call(getReleasePage, { text: 'publish', state: 'published' })).body.data
    expect(records).toMatchObject([{ id: next, name: 'Published', count: 2 }])
  })

  test('a release is still read when all that it has published was deleted', async () => {
    const id = await changed('Deleted since')
    const release = await own.begun('Emptied', article(id))
    await own.publish(release)
    const { version, baseVersion } = (await mei.unpublish(id)).body.data
    expect((await mei.call(managedArticles.remove, { id, version, baseVersion })).status).toBe(200)
    expect(await own.read(release)).toMatchObject({ state: 'published', takeBackUntil: null })
    expect((await own.takeBack(release)).body.code).toBe('take_back_changed')
  })

  test('two editors: the second is refused with how it stands, and nothing is published that one has not seen', async () => {
    const { ids, titles } = await pair('Seen by one')
    const release = await own.begun('Two', ...ids.map(article))
    const wish = await own.wish(release)
    const rosa = await newStaff(portal, 'editor')
    await releasesOf(portal, rosa).add(release, article(await changed('Third')))
    const late = await mei.call(saveRelease, { id: release, version: wish.version, name: 'Mine' })
    expect([late.status, late.body.code, late.body.data.drafts.length]).toEqual([409, 'changed_meanwhile', 3])
    expect((await mei.call(publishRelease, wish)).status).toBe(409)
    const known = await own.wish(release)
    await authorOf(portal, rosa, picture).save(ids[0], { title: inAll('Written since') })
    await mei.markRead(ids[0])
    expect((await mei.call(publishRelease, known)).body.code).toBe('changed_meanwhile')
    expect(await titles()).toEqual(before)
  })

  test('a release that is published while a draft is taken out waits for that, and publishes nothing', async () => {
    const { ids, titles } = await pair('Raced')
    const release = await own.begun('Raced', ...ids.map(article))
    const wish = await own.wish(release)
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
    const mixed = await own.begun('Mixed', ...ids.map(article), { kind: 'activity', record: walk })
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
    await own.takeOut(mixed, { kind: 'activity', record: walk })
    const alone = await hers.begun('Hers alone', { kind: 'activity', record: walk })
    expect((await hers.publish(alone)).status).toBe(200)
    expect((await hers.takeBack(alone)).status).toBe(200)
  })

  test('a check quotes drafts to those alone who may edit them', async () => {
    const id = await changed('Quoted')
    await mei.save(id, { body: inAll('<p>Ask Rosa, 212-555-0123.</p>') })
    const release = await own.begun('Quoted', article(id))
    const found = async (who: typeof own) => (await who.check(release)).drafts[0]?.findings.map(({ code }) => code)
    expect(await found(own)).toEqual(expect.arrayContaining(['private', 'unread']))
    expect(new Set(await found(releasesOf(portal, lena)))).toEqual(new Set(['unread']))
  })

  test('editors hear of releases that change', async () => {
    const { events } = await openEvents(portal, mei.token)
    const release = await own.begun('Heard')
    await expect.poll(events).toContainEqual({ what: 'record', kind: 'release', id: release })
  })
})
