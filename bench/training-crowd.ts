import { setTimeout as pause } from 'node:timers/promises'
import { openFilm, postProgress } from '@portal/contract/training/own'
import { sql } from 'kysely'
import { startSession } from '../server/src/accounts/login/sessions.ts'
import { connect, type Database } from '../server/src/db/client.ts'
import { type Caller, call } from './tools/calls.ts'

export const caregivers = 200
/** How often a player posts, and how much film it fetches at once. */
const stepMs = 5_000

/** The program: opens the crowd, sends a message when it starts to watch, and another with its counts when it has finished. */
if (import.meta.main) {
  const order: CrowdOrder = JSON.parse(process.argv[2] ?? '')
  await using crowd = await openCrowd(order.connectionString)
  process.send?.('watching')
  const count: CrowdCount = { films: 0, posts: 0, bytes: 0, errors: [] }
  await Promise.all(crowd.tokens.map((token, i) => watch({ ...crowd, ...order, token, count }, i)))
  process.send?.(count)
}

/** What the crowd is told as its argument, in JSON. */
export interface CrowdOrder {
  connectionString: string
  origin: string
  seconds: number
}

export interface CrowdCount {
  films: number
  posts: number
  bytes: number
  errors: string[]
}

interface Viewer extends Caller {
  trainingContentId: number
  seconds: number
  count: CrowdCount
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
    trainingContentId,
    tokens,
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
