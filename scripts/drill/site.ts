import { spawn } from 'node:child_process'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { hashPassword } from '../../server/src/accounts/login/passwords.ts'
import { addPatient } from '../../server/src/accounts/register.ts'
import { addEvent } from '../../server/src/care/applications/events.ts'
import { type Content, sealContent } from '../../server/src/care/shared/sealing.ts'
import { storePrivate } from '../../server/src/files/private.ts'
import type { Data } from '../../server/src/open.ts'

const script = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))

export type Settings = Record<string, string>

/** Runs a portal until `stop`. */
export async function startPortal(settings: Settings): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [script('serve')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const isReady = () =>
    fetch(`http://localhost:${settings.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the portal did not start')
    await pause(200)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs a tool of `scripts/`. @returns its exit code, its last line, and how long it took */
export async function runScript(name: string, args: string[], settings: Settings) {
  const began = performance.now()
  // As the unit of backups does.
  const child = spawn('nice', ['-n', '10', process.execPath, script(name), ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, output: output.trim().split('\n').at(-1) ?? '', seconds: (performance.now() - began) / 1000 }
}

export const password = 'Warm-soup-24'
export const phoneOf = (n: number) => `+1212555${String(1000 + n)}`
const documentBytes = 400_000
const atOnce = 2_000

/** Adds people who can log in, each with an application and a document of their own. @returns the application of each */
export async function addPeople({ db, keys, files }: Data, count: number) {
  const passwordHash = await hashPassword(password)
  const service = await db.selectFrom('services').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const people: { phone: string; applicationId: string; fileId: string; document: Buffer }[] = []
  for (let n = 0; n < count; n++) {
    const phone = phoneOf(n)
    const person = { ...named(n), phone, email: `drill-${n}@example.org`, state: 'NY', language: 'en', passwordHash }
    const accountId = await db
      .transaction()
      .execute((tx) => addPatient(tx, { keys }, person as never, `DR${String(10_000 + n)}A`))
    const document = randomBytes(documentBytes)
    const page = {
      bytes: document,
      mediaType: 'image/jpeg',
      width: 1200,
      height: 800,
      thumbnail: Buffer.alloc(0),
      ownerId: accountId,
    }
    const fileId = await storePrivate(db, { store: files, keys }, page as never)
    await db.updateTable('files').set({ kept: true }).where('id', '=', fileId).execute()
    const applicationId = randomUUID()
    await addApplications({ db, keys }, [{ id: applicationId, patient: accountId, n: 1_000_000 + n }], service.id)
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('request_papers')
        .values({
          request_id: applicationId,
          kind: 'identity',
          file_id: fileId,
          added_at: new Date(),
          position: 0,
        } as never)
        .execute()
      await addEvent(tx, keys, { applicationId, kind: 'submitted', by: 'patient' }, new Date())
    })
    people.push({ phone, applicationId, fileId, document })
  }
  return people
}

/** Adds patients with an application each. */
export async function fillApplications({ db, keys }: Data, count: number): Promise<void> {
  const service = await db.selectFrom('services').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  for (let done = 0; done < count; done += atOnce) {
    const many = Math.min(atOnce, count - done)
    const { rows } = await sql<{ id: string }>`
      with added as (
        insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
        select 'patient', '美', '陳', '+1' || (3000000000 + ${done}::bigint + n), '', 'zh-TW', '' from generate_series(1, ${many}::int) n
        returning id
      ) insert into patients (account_id) select id from added returning account_id as id`.execute(db)
    await addApplications(
      { db, keys },
      rows.map(({ id }, i) => ({ id: randomUUID(), patient: id, n: done + i })),
      service.id,
    )
  }
}

async function addApplications(
  { db, keys }: Pick<Data, 'db' | 'keys'>,
  list: { id: string; patient: string; n: number }[],
  service: number,
) {
  const sealed = list.map(({ id, n }) => sealContent(keys, id, contentOf(n)).toString('hex'))
  await sql`
    insert into application_requests (id, number, patient_id, service_id, method, progress, content_sealed, notify_sms, notify_email,
      idempotency_key, submitted_at, seen_at)
    select id, 'DRILL' || n, patient, ${service}, 'online', case when n % 2 = 0 then 'to_do' else 'finished' end, decode(sealed, 'hex'),
      false, false, gen_random_uuid(), now() - n * interval '1 minute', now()
    from unnest(${list.map(({ id }) => id)}::uuid[], ${list.map(({ n }) => n)}::int[], ${list.map(({ patient }) => patient)}::uuid[],
      ${sealed}::text[]) as given (id, n, patient, sealed)`.execute(db)
}

/** Adds documents of random bytes, as pictures are. */
export async function fillDocuments({ db, keys, files }: Data, megabytes: number): Promise<void> {
  const owner = await db.selectFrom('patients').select('account_id').limit(1).executeTakeFirstOrThrow()
  const count = Math.ceil((megabytes * 1e6) / documentBytes)
  for (let done = 0; done < count; done += 8)
    await Promise.all(
      Array.from({ length: Math.min(8, count - done) }, () =>
        storePrivate(db, { store: files, keys }, {
          bytes: randomBytes(documentBytes),
          mediaType: 'image/jpeg',
          width: 1200,
          height: 800,
          ownerId: owner.account_id,
        } as never),
      ),
    )
  await db.updateTable('files').set({ kept: true }).execute()
}

const named = (n: number) => ({
  firstName: '美',
  lastName: `陳${n}`,
  preferredName: '',
  gender: 'female',
  address: '1 Main Street',
  apartment: '',
  city: 'Flushing',
  postcode: '11354',
})

function contentOf(n: number): Content {
  const applicant = { firstName: '美', lastName: '陳', birthDate: '1948-05-21', phone: '718-555-0190', medicaidId: '' }
  const contact = {
    relationship: 'self',
    firstName: '美',
    lastName: '陳',
    phone: '718-555-0190',
    email: '',
    hasPermission: true,
  }
  const home = { address: `${n} Main Street`, apartment: '', city: 'queens', postcode: '11354' }
  return {
    applicant,
    contact,
    home,
    note: '每星期三天，早上洗澡和煮飯。'.repeat(1 + randomInt(8)),
  } as unknown as Content
}
