import { mergeContent } from '@portal/contract/content/merge'
import { articleKind, managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ManagedArticle, newAuthor, newId } from '../setup/content.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>
let rosa: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
  rosa = await newAuthor(portal)
})

const shown = async (id: string, language = 'en') =>
  (await portal.call(getArticle, { id: Number(id) }, { 'accept-language': language })).body.data

describe('[OPS-7] a draft', () => {
  test('may be unfinished, changes nothing on the site, and becomes an article with the id that its publication returns', async () => {
    const id = newId()
    const only = { en: 'Half', 'zh-CN': '', 'zh-TW': '' }
    const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
    const saved = await mei.save(id, { title: only, summary: none, body: none, alt: none, picture: null })
    expect([saved.status, saved.body.data.state, saved.body.data.live]).toEqual([200, 'draft', null])
    await mei.markRead(id)
    const refused = await mei.publish(id, ['en'])
    expect([refused.status, Object.keys(fieldsOf(refused) ?? {}).sort()]).toEqual([
      400,
      ['alt', 'body', 'picture', 'summary'],
    ])
    await mei.save(id, mei.content())
    await mei.markRead(id)
    const { status, body } = await mei.publish(id)
    expect([status, body.data.state, body.data.draft]).toEqual([200, 'live', null])
    expect(await shown(body.data.id)).toMatchObject({ title: 'Drink enough water' })
    expect((await mei.read(id)).id).toBe(body.data.id)
  })

  test('of something published stays beside it, and its discarding leaves what is published', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Drink more') })
    expect([(await mei.read(id)).state, (await shown(id)).title]).toEqual(['changed', 'Drink enough water'])
    const { version } = await mei.read(id)
    const { body } = await mei.call(managedArticles.discard, { id, version })
    expect([body.data?.state, body.data?.draft]).toEqual(['live', null])
  })

  test('that was never published is gone when it is discarded', async () => {
    const id = newId()
    await mei.save(id)
    const { version } = await mei.read(id)
    expect((await mei.call(managedArticles.discard, { id, version })).body.data).toBeNull()
    expect(await mei.read(id)).toMatchObject({ recordId: null, draft: null, number: 0 })
    expect((await mei.call(managedArticles.check, { id, languages: ['en'] })).status).toBe(404)
  })

  test('that nobody has begun is read as a blank record, on which its first save is based', async () => {
    const id = newId()
    const blank = await mei.read(id)
    expect(blank).toMatchObject({
      id,
      recordId: null,
      state: 'draft',
      live: null,
      draft: null,
      version: 1,
      baseVersion: 1,
    })
    expect(blank.choices.articleTypeId?.map((choice) => choice.id)).toContain('health')
    expect(blank.languages.en).toMatchObject({ state: 'missing', public: false })
    const { version, baseVersion } = blank
    const first = { id, version, baseVersion, content: mei.content() }
    const { status, body } = await mei.call(managedArticles.save, first)
    expect([status, body.data.recordId]).toEqual([200, expect.any(String)])
    expect((await mei.call(managedArticles.read, { id: '999999' })).status).toBe(404)
  })

  test('is listed by a part of its title in any language, by state, and by what is older than its source', async () => {
    const id = await mei.published({ title: { en: 'Zanzibar lunch', 'zh-CN': '桑给巴尔', 'zh-TW': '尚吉巴午餐' } })
    const list = async (more: object) =>
      (await mei.call(managedArticles.list, { ...more })).body.data.records.map((row) => row.id)
    expect(await list({ text: 'zanzi' })).toEqual([id])
    expect(await list({ text: '尚吉巴' })).toEqual([id])
    expect(await list({ text: 'zanzi', state: 'changed' })).toEqual([])
    await mei.save(id, { summary: inAll('Changed') })
    expect(await list({ text: 'zanzi', state: 'changed' })).toEqual([id])
    expect(await list({ text: 'zanzi', stale: 'any' })).toEqual([])
    await mei.save(id, { summary: { ...inAll('Changed'), en: 'Changed again' } })
    await mei.save(id, { title: { en: 'Zanzibar dinner', 'zh-CN': '桑给巴尔', 'zh-TW': '尚吉巴午餐' } })
    expect(await list({ text: 'zanzi', stale: 'any' })).toEqual([id])
    expect(await list({ text: 'zanzi', stale: 'zh-CN' })).toEqual([id])
    expect(await list({ text: 'zanzi', stale: 'en' })).toEqual([])
  })
})

test('[OPS-7] a list says who changed each record last, and nobody when it was not one of the staff', async () => {
  const by = async (id: string) => {
    const { records } = (await mei.call(managedArticles.list, { pageSize: 100 })).body.data
    return records.find((row) => row.id === id)?.changedBy?.id ?? null
  }
  const id = await mei.published()
  expect(await by(id)).toBe(mei.id)
  await rosa.save(id, { title: inAll('Nap') })
  expect(await by(id)).toBe(rosa.id)
  await mei.markRead(id)
  expect(await by(id)).toBe(rosa.id)
  await mei.publish(id)
  expect(await by(id)).toBe(mei.id)
  const { version, baseVersion } = await rosa.read(id)
  await rosa.call(managedArticles.unpublish, { id, version, baseVersion })
  expect(await by(id)).toBe(rosa.id)
  await sql`update articles set recommended = true where id = ${Number(id)}`.execute(portal.db)
  expect(await by(id)).toBeNull()
})

describe('[OPS-7] publishing', () => {
  test('takes the chosen languages; the others stay in the draft', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Rest well') })
    await mei.markRead(id, 'en')
    const { status, body } = await mei.publish(id, ['en'])
    expect([status, body.data.state]).toEqual([200, 'changed'])
    expect([(await shown(id)).title, (await shown(id, 'zh-TW')).title]).toEqual(['Rest well', 'Drink enough water 繁'])
    expect(body.data.draft?.title).toEqual(inAll('Rest well'))
    await mei.markRead(id, 'zh-CN', 'zh-TW')
    expect((await mei.publish(id, ['zh-CN', 'zh-TW'])).body.data.state).toBe('live')
    expect((await shown(id, 'zh-TW')).title).toBe('Rest well 繁')
  })

  test('refuses a language that nobody has read since a colleague changed it', async () => {
    const id = await mei.published()
    await mei.save(id, { title: { ...inAll('Drink enough water'), en: 'Walk' } })
    await mei.markRead(id)
    await rosa.save(id, { title: { en: 'Walk', 'zh-CN': '散步', 'zh-TW': 'Drink enough water 繁' } })
    const record = await mei.read(id)
    expect(record.languages['zh-CN']).toMatchObject({
      state: 'unread',
      differs: true,
      changedBy: { id: rosa.id },
      readBy: null,
    })
    expect(record.languages.en).toMatchObject({ readBy: { id: mei.id } })
    const refused = await mei.publish(id, ['en', 'zh-CN'])
    expect([refused.status, refused.body.code]).toEqual([409, 'content_unread'])
    expect(Object.keys(fieldsOf(refused) ?? {})).toEqual(['languages.zh-CN'])
    expect((await mei.publish(id, ['en'])).status).toBe(200)
    expect((await shown(id, 'zh-CN')).title).toBe('Drink enough water 简')
  })

  test('marks texts that are older than their source, a field at a time, until somebody says that one is still right', async () => {
    const id = await mei.published()
    await mei.save(id, {
      title: { ...inAll('Drink enough water'), en: 'Sleep' },
      summary: { ...inAll('Even in winter.'), en: 'At night.' },
    })
    await mei.markRead(id)
    await mei.publish(id, ['en'])
    const staleOf = ({ stale }: Pick<ManagedArticle, 'stale'>) =>
      stale.map(({ field, language }) => `${field} ${language}`).sort()
    const all = ['summary zh-CN', 'summary zh-TW', 'title zh-CN', 'title zh-TW']
    expect(staleOf(await mei.read(id))).toEqual(all)
    expect((await mei.read(id)).stale[0]).toMatchObject({ source: 'en', since: expect.any(String), number: 1 })
    const { version } = await mei.read(id)
    const { body } = await mei.call(managedArticles.markRight, { id, version, field: 'title', language: 'zh-CN' })
    expect(staleOf(body.data)).toEqual(all.filter((one) => one !== 'title zh-CN'))
    await mei.save(id, { title: { ...inAll('Drink enough water'), en: 'Sleep more' } })
    expect(staleOf(await mei.read(id))).toContain('title zh-CN')
  })

  test('writes a version, an entry of the audit log with its hash, and nothing when it is refused', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Sing') })
    await mei.publish(id)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('subject', '=', `article ${id}`)
      .where('action', 'like', 'content.%')
      .execute()
    expect(entries.filter(({ action }) => action === 'content.publish')).toHaveLength(1)
    expect(entries.find(({ action }) => action === 'content.publish')?.details).toMatchObject({
      number: '1',
      content: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('keeps what other code has saved as a version of its own', async () => {
    const id = await mei.published()
    await sql`update articles set summary = summary || '{"en": "Saved otherwise"}' where id = ${Number(id)}`.execute(
      portal.db,
    )
    await mei.save(id, { title: inAll('Hum') })
    await mei.markRead(id)
    await mei.publish(id)
    const { records, total } = (await mei.call(managedArticles.versions, { id })).body.data
    expect([total, records.map(({ deed }) => deed)]).toEqual([3, ['publish', 'found', 'publish']])
    const found = await mei.call(managedArticles.version, { id, number: 2 })
    expect(found.body.data.text.summary.en).toBe('Saved otherwise')
  })
})

describe('[OPS-7] two editors', () => {
  test('get the current record with a 409, and merge by field and language', async () => {
    const id = await mei.published()
    const before = await mei.read(id)
    const base = before.live as never
    await mei.save(id, { title: { ...inAll('Drink enough water'), 'zh-CN': '多喝水' }, summary: inAll('Mine') })
    const mine = mei.content({ title: { ...inAll('Drink enough water'), en: 'Tea' }, summary: inAll('Yours') })
    const late = { id, version: before.version, baseVersion: before.baseVersion, content: mine }
    const refused = await rosa.call(managedArticles.save, late)
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    const current = refused.body.data as ManagedArticle
    const { merged, conflicts } = mergeContent(articleKind as never, base, mine, current.draft as never)
    expect(merged).toMatchObject({ title: { en: 'Tea', 'zh-CN': '多喝水' }, summary: inAll('Yours') })
    expect(conflicts.map(({ field, language }) => [field, language])).toEqual([
      ['summary', 'en'],
      ['summary', 'zh-CN'],
      ['summary', 'zh-TW'],
    ])
    const again = await rosa.call(managedArticles.save, { ...late, version: current.version, content: merged })
    expect(again.body.data.draft?.title['zh-CN']).toBe('多喝水')
  })

  test('do not publish a draft over what was published since it began, before it is merged', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('One') })
    await mei.markRead(id)
    await sql`update articles set recommended = true where id = ${Number(id)}`.execute(portal.db)
    const refused = await mei.publish(id)
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    const { moved, live, draft, base, version, baseVersion } = refused.body.data as ManagedArticle
    expect(moved).toBe(true)
    const { merged, conflicts } = mergeContent(articleKind as never, base as never, draft as never, live as never)
    expect(conflicts).toEqual([])
    const saved = await mei.call(managedArticles.save, { id, version, baseVersion, content: merged as never })
    expect(saved.body.data.moved).toBe(false)
    await mei.markRead(id)
    expect((await mei.publish(id)).body.data.live).toMatchObject({ recommended: true, title: inAll('One') })
  })

  test('who publish at once publish once', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Both') })
    await mei.markRead(id)
    const answers = await Promise.all([mei.publish(id), rosa.publish(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await mei.read(id)).number).toBe(2)
  })
})

describe('[OPS-7] whoever is no editor', () => {
  test('neither reads nor changes a draft', async () => {
    const id = await mei.published()
    const coordinator = await newStaff(portal, 'coordinator')
    expect((await portal.call(managedArticles.read, { id }, coordinator.headers)).status).toBe(403)
    expect((await portal.call(managedArticles.read, { id })).status).toBe(401)
  })
})
