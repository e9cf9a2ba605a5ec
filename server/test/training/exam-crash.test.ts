import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import { saveAnswer, startAttempt, submitAttempt } from '@portal/contract/training/exam'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { startSession } from '../../src/accounts/login/sessions.ts'
import { connect, type Database } from '../../src/db/client.ts'
import { copyTemplate } from '../setup/database.ts'
import { forgetDemoFiles } from '../setup/files.ts'
import { freePort, isDrill, runPortal } from '../setup/process.ts'
import { newModule } from '../setup/training.ts'
import { whole } from '../setup/whole.ts'

const [exams, kills] = isDrill ? [200, 5] : [60, 2]
const answersEach = 4
const senders = 8

let dataDir: string
let db: Database
let settings: Record<string, string>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'))
  const { connectionString } = await copyTemplate()
  db = await connect(connectionString, 4)
  await forgetDemoFiles(db)
  const [first = '', second = ''] = inject('secrets')
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString.replace('@/', '@localhost/'),
    ENCRYPTION_KEYS: `new:${first},old:${second}`,
    PORT: await freePort(),
    RATE_LIMIT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'error',
  }
})
afterAll(async () => {
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

test(`[T03] the portal is killed ${kills} times during ${exams} exams: no acknowledged answer is lost`, {
  ...whole,
  timeout: scaleTimeout(300_000),
}, async () => {
  const moduleId = await newModule(db)
  const tokens = await newExaminees(moduleId)
  let portal = runPortal(settings)
  const acknowledged = new Map<string, string[]>()
  let killed = 0

  async function takeExam(token: string) {
    const attempt = await sent(startAttempt, { trainingContentId: moduleId }, token)
    for (const { id, options } of attempt.questions.slice(0, answersEach)) {
      const optionIds = [options[0]?.id ?? '']
      await sent(saveAnswer, { attemptId: attempt.attemptId, questionId: id, optionIds }, token)
      acknowledged.set(`${attempt.attemptId} ${id}`, optionIds)
      const due = Math.round(((killed + 1) * exams * answersEach) / (kills + 1))
      if (acknowledged.size === due && killed < kills) await crash()
    }
    const result = await sent(submitAttempt, { attemptId: attempt.attemptId }, token)
    expect(result.unanswered).toBe(6 - answersEach)
  }

  /** Kills the portal while other answers are on their way. */
  async function crash() {
    killed++
    const dying = portal
    portal = dying.then((one) => one.kill()).then(() => runPortal(settings))
    await portal
  }

  /** Sends a request and repeats it if the response is lost, as the browser does. */
  async function sent<E extends Endpoint>(endpoint: E, input: InputOf<E>, token: string): Promise<OutputOf<E>> {
    for (;;) {
      const { url } = await portal
      const answer = await ask(url, endpoint, input, token).catch(() => null)
      if (!answer) continue
      if (answer.code !== '200') throw new Error(JSON.stringify(answer))
      return answer.data as OutputOf<E>
    }
  }

  let next = 0
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (next < exams) await takeExam(tokens[next++] ?? '')
    }),
  )
  await (await portal).stop()

  expect(killed).toBe(kills)
  const rows = await db.selectFrom('training_answers').selectAll().where('chosen', '!=', sql<string[]>`'{}'`).execute()
  const kept = new Map(rows.map(({ attempt_id, question_id, chosen }) => [`${attempt_id} ${question_id}`, chosen]))
  expect(acknowledged.size).toBe(exams * answersEach)
  for (const [name, chosen] of acknowledged) expect(kept.get(name), name).toEqual(chosen)
})

/** Caregivers who have watched the module's film. */
async function newExaminees(moduleId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
    select 'caregiver', 'C', 'C', '+1646' || lpad((5000000 + n)::text, 7, '0'), 'crowd@example.com', 'en', ''
    from generate_series(1, ${exams}::int) n returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`insert into caregivers (account_id, years_of_experience) select unnest(${ids}::uuid[]), 1`.execute(db)
  await sql`
    insert into training_assignments (account_id, module_id, number, due_on, video_completed_at)
    select unnest(${ids}::uuid[]), ${moduleId}, 1, '2099-12-31', now()`.execute(db)
  const tokens: string[] = []
  for (const id of ids) tokens.push(await startSession(db, id, { address: '', device: '' }))
  return tokens
}

async function ask<E extends Endpoint>(base: string, endpoint: E, input: InputOf<E>, authorization: string) {
  const { method, url, body } = httpCall(endpoint, input)
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await fetch(base + url, { method, headers, body: typeof body === 'string' ? body : null })
  return (await answer.json()) as { code: string; data: unknown }
}
