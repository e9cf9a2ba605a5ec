import { randomUUID } from 'node:crypto'
import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import { managedArticles as articles } from '@portal/contract/news/content'
import pg from 'pg'
import type { Bench } from './tools/bench.ts'
import { startPortal } from './tools/portal.ts'
import type { Server } from './tools/process.ts'
import { staffTokens } from './tools/staff.ts'
import { atMost, type Row } from './tools/table.ts'

const manyVersions = 1_000
const manyRecords = 50_000
const calls = 100

/** Calls the portal as a member of the staff. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>

/** How long an editor waits: for a draft to be saved, for a publication, for a record with a long history, for lists of many records. */
export async function measureContent(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const { connectionString } = bench.database
  const [token = ''] = await staffTokens(connectionString, 1)
  const call = callsOf(portal, token)
  const pool = new pg.Pool({ connectionString, max: 1 })
  try {
    const saving = await measureSaving(call)
    const history = await measureHistory(call, pool)
    return [...saving, history, await measureList(call, pool)]
  } finally {
    await pool.end()
  }
}

export function callsOf({ origin }: Pick<Server, 'origin'>, token: string): Call {
  return async (endpoint, input) => {
    const { method, url, body } = httpCall(endpoint, input)
    const headers = { authorization: token, 'content-type': 'application/json' }
    const answer = await fetch(origin + url, { method, headers, ...(body !== undefined && { body }) })
    const { data, message } = (await answer.json()) as { data: OutputOf<typeof endpoint>; message: string }
    if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${message}`)
    return data
  }
}

const textOf = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })

async function published(call: Call): Promise<string> {
  const { records } = await call(articles.list, { pageSize: 1, state: 'live' })
  const { live } = await call(articles.read, { id: records[0]?.id ?? '' })
  const id = `new-${randomUUID()}`
  await call(articles.save, { id, version: 1, baseVersion: 1, content: live as never })
  return (await publish(call, id)).id
}

async function publish(call: Call, id: string, timed = (work: () => Promise<unknown>) => work()) {
  for (const language of languages) {
    const { version } = await call(articles.read, { id })
    await call(articles.markRead, { id, version, language })
  }
  const { version, baseVersion } = await call(articles.read, { id })
  return (await timed(() => call(articles.publish, { id, version, baseVersion, languages: [...languages] }))) as {
    id: string
  }
}

async function measureSaving(call: Call): Promise<Row[]> {
  const id = await published(call)
  const { live } = await call(articles.read, { id })
  const save = async (text: string) => {
    const { version, baseVersion } = await call(articles.read, { id })
    const content = { ...(live as object), title: textOf(text) } as never
    return timeOf(() => call(articles.save, { id, version, baseVersion, content }))
  }
  const saves: number[] = []
  const publications: number[] = []
  for (let i = 0; i < calls; i++) saves.push(await save(`Draft ${i}`))
  for (let i = 0; i < calls / 2; i++) {
    await save(`Published ${i}`)
    await publish(call, id, async (work) => {
      const done: { value?: unknown } = {}
      publications.push(await timeOf(async () => Object.assign(done, { value: await work() })))
      return done.value
    })
  }
  return [
    { id: 'content-draft', what: 'saving a draft of an article, median', ...atMost(6, median(saves), ms) },
    {
      id: 'content-publish',
      what: 'publishing it in three languages, median',
      ...atMost(15, median(publications), ms),
    },
  ]
}

async function measureHistory(call: Call, pool: pg.Pool): Promise<Row> {
  const id = await published(call)
  await pool.query(
    `with copied as (
      insert into content_versions
      select r.id, r.number + n, 'found', v.content, true, v.languages, v.pictures, v.marks, null, v.version, v.by, v.at
      from generate_series(1, ${manyVersions}) n, content_records r
        join content_versions v on v.record_id = r.id and v.number = r.number
      where r.kind = 'article' and r.record = $1 returning record_id)
    update content_records set number = number + ${manyVersions} where id in (select record_id from copied)`,
    [id],
  )
  const open = () => Promise.all([call(articles.read, { id }), call(articles.versions, { id, pageSize: 100 })])
  await open()
  const times: number[] = []
  for (let i = 0; i < 20; i++) times.push(await timeOf(open))
  return {
    id: 'content-history',
    what: `opening an article with ${manyVersions} versions, and the first hundred of them`,
    ...atMost(300, median(times), ms),
  }
}

async function measureList(call: Call, pool: pg.Pool): Promise<Row> {
  const wanted = [{}, { text: 'water' }, { text: 'rarest' }, { stale: 'any' as const }, { state: 'live' as const }]
  const few = await listTimes(call, wanted)
  for (let part = 0; part < 10; part++)
    await pool.query(
      `insert into articles (type_id, picture, alt, title, summary, body, published_at)
      select type_id, picture, alt, jsonb_build_object('en', 'Water ' || n, 'zh-CN', '水' || n, 'zh-TW', '水' || n)::texts,
        summary, body, now() from (select * from articles limit 1) one, generate_series(1, ${manyRecords / 10}) n`,
    )
  await pool.query(
    "update content_records set stale = '{zh-CN}' where record ~ '00$'; analyze content_records, articles",
  )
  const many = await listTimes(call, wanted)
  const slowest = Math.max(...many)
  await pool.query("delete from articles where title ->> 'en' ~ '^Water [0-9]+$'")
  return {
    id: 'content-list',
    what: `a list of ${manyRecords} articles, the slowest of five filters, median`,
    ...atMost(5, slowest, ms, `${few.map(ms).join(', ')} of a few; ${many.map(ms).join(', ')} of many`),
  }
}

async function listTimes(call: Call, wanted: readonly object[]): Promise<number[]> {
  const medians: number[] = []
  for (const more of wanted) {
    const times: number[] = []
    for (let i = 0; i < calls / 2; i++) times.push(await timeOf(() => call(articles.list, { ...more, pageSize: 50 })))
    medians.push(median(times))
  }
  return medians
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

const ms = (time: number) => `${time.toFixed(1)} ms`
