import { getActivityPage } from '@portal/contract/activities/public'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectActivityPage } from '../src/activities/list.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let portal: TestPortal

/** More activities than a search examines one by one, four at the same hour, and many past ones. */
beforeAll(async () => {
  portal = await startPortal()
  await addActivities(-200, 4800)
  await addActivities(-3000, -1800, 'Origami ')
  portal.content.changed()
})
afterAll(() => portal.close())

async function addActivities(from: number, through: number, name = '') {
  await sql`
    insert into activities (title, pictures, city_id, location, description, requirements, notes,
      starts_at, ends_at, registration_opens_at, registration_closes_at, quota)
    select jsonb_build_object('en', ${name}::text || 'Zumba ' || n || case when n % 100 = 1 then ' quilting' when n % 4 = 1 then
        ' tango' else '' end), '{}', 'queens',
      '{}'::jsonb, '{}'::jsonb, '{}'::jsonb, '{}'::jsonb, start, start + interval '1 hour', start - interval '9 days',
      start - interval '1 day', 5
    from generate_series(${from}::int, ${through}::int) as n,
      lateral (select now() + n / 4 * interval '1 hour' + interval '30 minutes' as start) at
  `.execute(portal.db)
}

async function pages(keyword: string, through: number): Promise<{ titles: string[]; total: number }> {
  const titles: string[] = []
  let total = 0
  for (let pageNum = 1; pageNum <= through; pageNum++) {
    const { body } = await portal.call(getActivityPage, { keyword, pageNum, pageSize: 10 })
    const page = body.data
    titles.push(...page.records.map(({ title }) => title))
    total = page.total
  }
  return { titles, total }
}

const inOrder = async (word: string, count: number) => {
  const { rows } = await sql<{ title: string }>`
    select title->>'en' as title from activities where title->>'en' like ${`%${word}%`}
    order by starts_at < now(), abs(extract(epoch from starts_at - now())),
      case when starts_at < now() then -id else id end limit ${count}`.execute(portal.db)
  return rows.map(({ title }) => title)
}

test('[F04] a common word is found page by page, and counted up to 500', async () => {
  for (const word of ['zumba', 'zu', 'zumba z'])
    expect(await pages(word, 3), word).toEqual({ titles: await inOrder('Zumba', 30), total: 500 })
})

test('[F04] a word in every fourth activity, or only in past ones, is also found page by page and counted up to 500', async () => {
  expect(await pages('tango', 50)).toEqual({ titles: await inOrder('tango', 500), total: 500 })
  expect(await pages('origami zumba', 12)).toEqual({ titles: await inOrder('Origami', 120), total: 500 })
})

test('[F04] when nothing is upcoming, past activities are found', async () => {
  const filter = { pageNum: 2, pageSize: 10, cities: [], type: undefined, keyword: 'tango' }
  const { records, total } = await selectActivityPage(portal.db, filter, 'en', new Date('2100-01-01'))
  expect(records).toHaveLength(10)
  expect(total).toBe(500)
})

test('[F04] a rare word is found wherever it is, upcoming activities first', async () => {
  const titles = await inOrder('quilting', 90)
  expect(await pages('quilting', 9)).toEqual({ titles, total: titles.length })
})

test('[F04] a list shows each activity once, even when several start at the same time', async () => {
  const { titles } = await pages('', 20)
  expect(new Set(titles).size).toBe(200)
  const { body } = await portal.call(getActivityPage, { pageNum: 51, pageSize: 100 })
  const late = body.data.records.map(({ id }) => id)
  const next = await portal.call(getActivityPage, { pageNum: 50, pageSize: 100 })
  const before = next.body.data.records.map(({ id }) => id)
  expect(late.length).toBeGreaterThan(0)
  expect(late.filter((id) => before.includes(id))).toEqual([])
})

const questions: [string, string[]][] = [
  ['', []],
  ['  a 1 %', []],
  ['Café Gardening', ['gardening', 'cafe']],
  ['antidisestablishmentarian', ['antidisestablish']],
  ['茶', ['茶']],
  ['太极拳', ['太极', '极拳']],
  ['植物園漫步', ['植物', '園漫', '漫步']],
  ['街 茶 会 琴', ['街', '茶', '会']],
  ['aeiou iou ing ion the and', ['aeiou', 'iou', 'ing', 'ion', 'the']],
  ['ａｂｃ \u00adso\u200bft', ['soft', 'abc']],
]

test('[F04] a query is split into the same terms as the texts, longest first', async () => {
  for (const [keyword, pieces] of questions) {
    const { rows } = await sql<{ asked: string[]; kept: string[] }>`
      select question_pieces(${keyword}) as asked, array(select search_pieces(${keyword})) as kept`.execute(portal.db)
    expect(rows[0]?.asked, keyword).toEqual(pieces)
    expect(rows[0]?.kept, keyword).toEqual(expect.arrayContaining(pieces))
  }
})
