import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { openFilm, postProgress } from '@portal/contract/training/own'
import { sql } from 'kysely'
import { startSession } from '../server/src/accounts/sessions.ts'
import { connect, type Database } from '../server/src/db/client.ts'
import type { Bench } from './bench.ts'
import { proportionalMemory, residentMemory } from './cpu.ts'
import { startPortal } from './portal.ts'
import { atMost, type Row } from './table.ts'
import { percentile, visitFor } from './visits.ts'

const caregivers = 200
/** How often a player posts, and how much film it fetches at once. */
const stepMs = 5_000
const maxMemory = 400 * 1024 * 1024
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const times = (value: number) => `${value.toFixed(2)} ×`

/** Two hundred caregivers who stream a film and post their progress for a minute, and what other visitors notice of it. */
export async function measureTraining(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using crowd = await openCrowd(bench.database.connectionString)
  const seconds = bench.trainingSeconds
  await visitFor(portal.origin, seconds / 12)
  const calm = await visitFor(portal.origin, seconds / 2)
  const before = residentMemory(portal.pid).now
  const count: Count = { films: 0, posts: 0, bytes: 0, errors: [] }
  const watching = crowd.tokens.map((token, i) => watch({ ...crowd, origin: portal.origin, token, seconds, count }, i))
  const [busy] = await Promise.all([visitFor(portal.origin, seconds), ...watching])
  const { now, peak } = residentMemory(portal.pid)
  const database = proportionalMemory(bench.database.pid)
  calm.push(...(await visitFor(portal.origin, seconds / 2)))

  const what = `${caregivers} caregivers streaming and posting progress for ${seconds} s`
  const done = `${count.posts} posts, ${count.films} parts of films, ${megabytes(count.bytes)}`
  const failed = count.errors.length > 0 ? `; first: ${count.errors[0]}` : ''
  const parts = `portal ${megabytes(before)} before, ${megabytes(now)} after, at most ${megabytes(peak)}; PostgreSQL ${megabytes(database)}`
  const p95 = [percentile(busy, 0.95), percentile(calm, 0.95)] as const
  const waits = `p95 ${p95.map(milliseconds).join(' against ')} undisturbed, before and after; median ${milliseconds(percentile(busy, 0.5))} against ${milliseconds(percentile(calm, 0.5))}; ${busy.length} visits`
  return [
    { id: 'training', what: `${what}, errors`, ...atMost(0, count.errors.length, String, done + failed) },
    { id: 'training-memory', what: `${what}, memory as above`, ...atMost(maxMemory, now + database, megabytes, parts) },
    { id: 'training-p95', what: `${what}, p95 of public pages`, ...atMost(1.5, p95[0] / p95[1], times, waits) },
  ]
}

interface Count {
  films: number
  posts: number
  bytes: number
  errors: string[]
}

interface Viewer {
  origin: string
  token: string
  trainingContentId: number
  seconds: number
  count: Count
}

/** Opens the film and then does what a player does every five seconds. Viewers start evenly within the first of them. */
async function watch(viewer: Viewer, place: number): Promise<void> {
  const { origin, trainingContentId, seconds, count } = viewer
  const end = performance.now() + seconds * 1_000
  await pause((place * stepMs) / caregivers)
  try {
    const { viewingId, videoMs, files } = await call(viewer, openFilm, { trainingContentId })
    const file = files[place % files.length]
    if (!file) throw new Error('the film has no file')
    for (let at = 0; at + stepMs <= videoMs && performance.now() < end; at += stepMs) {
      const next = pause(stepMs)
      const [first, last] = [at, at + stepMs].map((ms) => Math.floor((ms / videoMs) * file.bytes)) as [number, number]
      const part = await fetch(origin + file.src, { headers: { range: `bytes=${first}-${last - 1}` } })
      if (part.status !== 206) throw new Error(`${part.status} to a part of the film`)
      count.bytes += (await part.arrayBuffer()).byteLength
      count.films += 1
      await next
      const positionMs = at + stepMs
      await call(viewer, postProgress, { trainingContentId, viewingId, ranges: [[at, positionMs]], positionMs })
      count.posts += 1
    }
  } catch (error) {
    count.errors.push((error as Error).message)
  }
}

async function call<E extends Endpoint>(
  { origin, token }: Viewer,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { method, url, body } = httpCall(endpoint, input)
  const headers = { authorization: token, 'content-type': 'application/json' }
  const answer = await fetch(origin + url, { method, headers, body: typeof body === 'string' ? body : null })
  const { code, data } = (await answer.json()) as { code: string; data: unknown }
  if (!answer.ok) throw new Error(`${code} to ${endpoint.path}`)
  return data as OutputOf<E>
}

interface Crowd extends AsyncDisposable {
  trainingContentId: number
  tokens: string[]
}

/** Caregivers with the demo's first module to watch; disposing deletes them. */
async function openCrowd(connectionString: string): Promise<Crowd> {
  const db = await connect(connectionString, 4)
  const { id: trainingContentId } = await db
    .selectFrom('training_modules')
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ids = await addCaregivers(db, trainingContentId)
  const tokens: string[] = []
  for (const id of ids) tokens.push(await startSession(db, id, { address: '', device: '' }))
  return {
    ...{ trainingContentId, tokens },
    async [Symbol.asyncDispose]() {
      await sql`delete from accounts where id = any(${ids}::uuid[])`.execute(db)
      await db.destroy()
    },
  }
}

async function addCaregivers(db: Database, moduleId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
    select 'caregiver', 'C', 'C', '+1646' || lpad((5000000 + n)::text, 7, '0'), 'crowd@example.com', 'en', ''
    from generate_series(1, ${caregivers}::int) n returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`insert into caregivers (account_id, years_of_experience) select unnest(${ids}::uuid[]), 1`.execute(db)
  await sql`
    insert into training_assignments (account_id, module_id, number, due_on)
    select unnest(${ids}::uuid[]), ${moduleId}, 1, '2099-12-31'`.execute(db)
  return ids
}
