import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyForService } from '@portal/contract/care/applications/applying'
import { type Endpoint, httpCall, type InputOf } from '@portal/contract/endpoint'
import { uploadFile } from '@portal/contract/files'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { scaleTimeout } from '../../../../scripts/test/timeout.ts'
import { startSession } from '../../../src/accounts/login/sessions.ts'
import { connect, type Database } from '../../../src/db/client.ts'
import { readPrivate } from '../../../src/files/private.ts'
import { openFileStore } from '../../../src/files/store.ts'
import { jpeg } from '../../matrix/jpeg.ts'
import { type Application, dayAhead, newOffice, newService, onlineOf, visitOf } from '../../setup/care.ts'
import { copyTemplate } from '../../setup/database.ts'
import { forgetDemoFiles } from '../../setup/files.ts'
import { testKeys } from '../../setup/keys.ts'
import { freePort, isDrill, runPortal } from '../../setup/process.ts'
import { isWhole } from '../../setup/whole.ts'

const [submits, kills] = isDrill ? [1000, 20] : isWhole ? [200, 4] : [40, 1]
/** Every tenth application has a document, which the portal decodes in a separate process. */
const withDocument = (i: number) => i % 10 === 0
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
    // The server listens on a socket only; the setting requires a host, which is not used.
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

test(
  `[W02] [W03] the portal is killed ${kills} times during ${submits} submits: no acknowledged submit is lost, none is duplicated, and no row lacks its files`,
  async () => {
    const tokens = await newPatients(submits / 8)
    const serviceId = await newService(db, { requiredDocuments: ['identity'] })
    const officeId = await newOffice(db, { capacity: 50 })
    let portal = runPortal(settings)
    const acknowledged = new Map<string, string>()
    let killed = 0

    async function submit(i: number) {
      const token = tokens[i % tokens.length] ?? ''
      const application = withDocument(i)
        ? onlineOf(serviceId, [{ kind: 'identity', fileId: (await sent(uploadFile, { file: jpeg }, token)).id }])
        : visitOf(serviceId, officeId, dayAhead(2 + (i % 20)), `${9 + (i % 3)}`.padStart(2, '0').concat(':00'))
      const { id } = await sent(applyForService, application as Application, token)
      acknowledged.set(application.idempotencyKey, id)
      if (acknowledged.size === Math.round(((killed + 1) * submits) / (kills + 1)) && killed < kills) await crash()
    }

    /** Kills the portal while other submits are in progress. */
    async function crash() {
      killed++
      const dying = portal
      portal = dying.then((one) => one.kill()).then(() => runPortal(settings))
      await portal
    }

    /** Sends a request and repeats it if the response is lost, as the browser does. */
    async function sent<E extends Endpoint>(endpoint: E, input: InputOf<E>, token: string): Promise<{ id: string }> {
      for (;;) {
        const { url } = await portal
        const answer = await post(url, endpoint, input, token).catch(() => null)
        if (!answer) continue
        if (answer.code !== '200') throw new Error(JSON.stringify(answer))
        return answer.data
      }
    }

    let next = 0
    await Promise.all(
      Array.from({ length: senders }, async () => {
        while (next < submits) await submit(next++)
      }),
    )
    await (await portal).stop()

    expect(killed).toBe(kills)
    expect(acknowledged.size).toBe(submits)
    const rows = await db.selectFrom('application_requests').select(['id', 'idempotency_key', 'method']).execute()
    expect(rows).toHaveLength(submits)
    for (const { id, idempotency_key } of rows) expect(acknowledged.get(idempotency_key)).toBe(id)
    const { rows: messages } = await sql<{ events: string; confirmations: string; documents: string }>`
    select (select count(distinct request_id) from request_events) as events,
      (select count(*) from messages where kind in ('visitBooked', 'onlineSubmitted')) as confirmations,
      (select count(distinct request_id) from request_papers) as papers`.execute(db)
    expect(messages[0]).toEqual({ events: `${submits}`, confirmations: `${submits}`, papers: `${submits / 10}` })
    await everyFileIsWhole()
  },
  scaleTimeout(400_000),
)

async function everyFileIsWhole() {
  const store = await openFileStore({ dataDir })
  const keys = testKeys(inject('secrets'))
  const files = await db
    .selectFrom('request_papers')
    .innerJoin('files', 'files.id', 'file_id')
    .selectAll('files')
    .execute()
  expect(files).toHaveLength(submits / 10)
  for (const { id, bytes, kept } of files) {
    expect(kept).toBe(true)
    expect((await readPrivate({ store, keys }, id)).length).toBe(bytes)
  }
  store.close()
}

async function newPatients(count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
    select 'patient', 'P', 'P', '+1646' || lpad((4000000 + n)::text, 7, '0'), 'crowd@example.com', 'en', ''
    from generate_series(1, ${count}::int) n returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`insert into patients (account_id) select unnest(${ids}::uuid[])`.execute(db)
  const tokens: string[] = []
  for (const id of ids) tokens.push(await startSession(db, id, { address: '', device: '' }))
  return tokens
}

async function post<E extends Endpoint>(base: string, endpoint: E, input: InputOf<E>, token: string) {
  const { method, url, body } = httpCall(endpoint, input)
  const headers: Record<string, string> = { authorization: token }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  const answer = await fetch(base + url, { method, headers, body: body ?? null })
  return (await answer.json()) as { code: string; data: { id: string } }
}
