import { takeBackRelease } from '@portal/contract/content/releases'
import { getArticle } from '@portal/contract/news/public'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { activityCalls, wall } from '../setup/activities.ts'
import { inAll } from '../setup/news.ts'
import { newPatient } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { article, newReleaser } from '../setup/releases.ts'

const portal = await openPortal()
const { mei, own, types, activities, title, pair, newTypeAndArticle } = await newReleaser(portal)

describe('[OPS-7] a release is taken back as a whole', () => {
  test('with its messages that wait; its drafts are in it again, and a repetition changes nothing', async () => {
    const moved = await activities().published({ title: inAll('Moved together') })
    const patient = await newPatient(portal)
    await activityCalls(portal, mei).join(patient, Number(moved))
    await portal.db.updateTable('messages').set({ status: 'sent' }).where('status', '=', 'waiting').execute()
    await activities().save(moved, { startsAt: wall(300), endsAt: wall(302) })
    await activities().markRead(moved)
    const { type, id, drafts } = await newTypeAndArticle('Too early')
    const release = await own.begun('Too early', ...drafts, { kind: 'activity', record: moved })
    expect((await own.check(release)).effects).toContainEqual(expect.objectContaining({ code: 'texts', count: 1 }))
    const published = (await own.publish(release)).body.data
    expect([published.told, published.takeBackUntil]).toEqual([{ waiting: 1, sent: 0 }, expect.any(String)])
    const key = (await mei.read(id)).id
    expect((await mei.read(id)).takeBackUntil).toBeNull()
    expect((await mei.takeBack(id)).body.code).toBe('take_back_release')
    const publishedAt = published.published?.at ?? ''
    const [first, again] = [await own.takeBack(release), await own.takeBack(release)]
    expect([first.body.code, again.body.code]).toEqual(['200', '200'])
    expect(first.body.data).toMatchObject({ state: 'open', published: null })
    expect(first.body.data.drafts.map(({ kind }) => kind).sort()).toEqual(['activity', 'article', 'article-type'])
    expect((await portal.call(getArticle, { id: Number(key) })).status).toBe(404)
    expect((await types.read(type)).state).toBe('draft')
    const waiting = portal.db.selectFrom('messages').select('id').where('status', '=', 'waiting')
    expect(await waiting.execute()).toEqual([])
    const anew = (await own.publish(release)).body
    expect([anew.code, await title(key)]).toEqual(['200', 'Too early'])
    const stale = await mei.call(takeBackRelease, {
      id: release,
      publishedAt,
    })
    expect(stale.body.code).toBe('take_back_changed')
  })

  test('for ten minutes, and not once one of its records has changed', async () => {
    const { ids, titles } = await pair('Late')
    const late = await own.begun('Late', ...ids.map(article))
    await own.publish(late)
    for (const table of ['content_versions set at = at', 'content_releases set published_at = published_at'])
      await sql`update ${sql.raw(table)} - interval '10 minutes' where ${sql.ref(table.includes('at = at') ? 'release_id' : 'id')} = ${late}`.execute(
        portal.db,
      )
    expect((await own.read(late)).takeBackUntil).toBeNull()
    expect([(await own.takeBack(late)).body.code, await titles()]).toEqual(['take_back_over', ['Late one', 'Late two']])
    const next = await pair('Overtaken')
    const overtaken = await own.begun('Overtaken', ...next.ids.map(article))
    await own.publish(overtaken)
    await mei.save(next.ids[1], { title: inAll('Since') })
    await mei.markRead(next.ids[1])
    await mei.publish(next.ids[1])
    expect([(await own.takeBack(overtaken)).body.code, await next.titles()]).toEqual([
      'take_back_changed',
      ['Overtaken one', 'Since'],
    ])
  })
})
