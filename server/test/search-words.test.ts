import { getFaqWords } from '@portal/contract/about/public'
import { getActivityPage } from '@portal/contract/activities/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { managedSearchWords } from '@portal/contract/search/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { editorOf, wrongFields } from './setup/managed.ts'
import { newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let editor: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  editor = await newStaff(portal, 'editor')
})

const groups = () => editorOf(portal, editor, managedSearchWords, (more) => ({ words: [], ...more }))

async function found(keyword: string, filter: object = {}) {
  const { body } = await portal.call(getActivityPage, { keyword, pageSize: 100, ...filter })
  return body.data.records
}

describe('[USE-14] a search finds what people type', () => {
  test.each([
    ['打麻將', '打麻将', '麻將', 'mahjong'],
    ['水饺', '水餃', '餃子', 'dumpling'],
  ])('%s, %s, %s and %s all find activities, the first two the same ones', async (...words) => {
    const ids = await Promise.all(words.map(async (word) => (await found(word)).map(({ id }) => id)))
    for (const [i, some] of ids.entries()) expect(some, words[i]).not.toEqual([])
    expect(ids[1]).toEqual(ids[0])
  })

  test('a borough in any language finds everything there, also combined with other words or a filter', async () => {
    const { total } = (await portal.call(getActivityPage, { cityList: ['Queens'] })).body.data
    for (const name of ['皇后區', '皇后区', 'queens']) {
      const there = (await found(name)).filter(({ city }) => city === 'Queens')
      expect(there, name).toHaveLength(total)
    }
    const tiles = await found('皇后區打麻將')
    expect(tiles.length).toBeGreaterThan(0)
    expect(tiles.map(({ city }) => city)).toEqual(tiles.map(() => 'Queens'))
    expect(await found('皇后區', { cityList: ['Brooklyn'] })).toEqual([])
  })

  test('a type in any language finds all its activities', async () => {
    const { total } = (await portal.call(getActivityPage, { activityTypeId: 'food', pageSize: 1 })).body.data
    for (const name of ['美食烹飪', '美食烹饪', 'food and cooking'])
      expect((await found(name)).length, name).toBeGreaterThanOrEqual(total)
  })

  test('upcoming activities come before past ones, each once', async () => {
    const records = await found('水饺')
    const times = records.map(({ activityStartTime }) => activityStartTime)
    const ahead = records.filter(({ activityStatus }) => activityStatus === 'sign_up').length
    expect(times.slice(0, ahead)).toEqual(times.slice(0, ahead).toSorted())
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })

  test('a meaningless query finds nothing', async () => {
    for (const odd of ['xyzzy', '%', 'city:', "'; drop table activities --"]) expect(await found(odd), odd).toEqual([])
  })
})

describe('[USE-14] editors manage synonyms', () => {
  test('a new group works in searches at once, until it is removed; both actions are in the audit log', async () => {
    expect(await found('扭秧歌xyz')).toEqual([])
    const id = await groups().published({ words: ['扭秧歌xyz', 'mahjong'] })
    const list = (await portal.call(managedSearchWords.list, { text: '扭秧歌xyz' }, editor.headers)).body.data.records
    expect(list).toMatchObject([{ id, title: { en: '扭秧歌xyz, mahjong' }, state: 'live' }])
    await expect.poll(async () => (await found('扭秧歌xyz')).length).toBeGreaterThan(0)
    expect((await groups().unpublish(id)).status).toBe(200)
    await expect.poll(() => found('扭秧歌xyz')).toEqual([])
    expect((await groups().unpublish(id)).body.code).toBe('content_not_live')
    const noted = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `search-words ${id}`)
      .orderBy('number')
      .execute()
    expect(noted.map(({ action }) => action)).toEqual(['content.publish', 'content.unpublish'])
  })

  test('a group of fewer than two different words gets an error at its field', async () => {
    for (const words of [[], ['tea'], ['水餃', '水饺'], ['tea', 'Tea']])
      expect(await wrongFields(groups(), { words })).toEqual({ words: fieldTexts.wordCount.en })
  })

  test('the FAQ gets the synonyms and the Chinese characters that its search needs', async () => {
    const { scripts, synonyms } = (await portal.call(getFaqWords, {})).body.data
    expect(scripts).toContain('費费')
    expect(scripts.length).toBeLessThan(4_000)
    expect(synonyms.flat()).toContain('费用')
  })
})
