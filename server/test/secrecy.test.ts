import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { addDocument, getCaregiverInfo, getPatientInfo } from '@portal/contract/accounts/own'
import { login } from '@portal/contract/accounts/public'
import { httpCall } from '@portal/contract/endpoint'
import { getFile, uploadFile } from '@portal/contract/files'
import { sql } from 'kysely'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newCaregiver, newPatient, password } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let portal: TestPortal
let output = ''

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _, done) {
      output += chunk
      done()
    },
  })
  portal = await startPortal({ log: pino({ level: 'debug' }, stream) })
})
afterAll(() => portal.close())

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const canaries = Array.from({ length: 50 }, (_, i) => `QZ${String(73_000 + i)}${letters[i % letters.length]}`)

test('50 Medicaid IDs, documents, passwords and tokens: none appears in plain text in the database, the files or the log', async () => {
  const people = []
  for (const medicaidId of canaries) people.push(await newPatient(portal, { medicaidId }))
  for (const { headers } of people) await portal.call(getPatientInfo, {}, headers)
  const caregiver = await newCaregiver(portal)
  const document = await canaryDocument()
  const file = new Blob([new Uint8Array(document)])
  const { id } = (await portal.call(uploadFile, { file }, caregiver.headers)).body.data
  await portal.call(addDocument, { kind: 'medicalReport', fileId: id }, caregiver.headers)
  const { method, url } = httpCall(getFile, { id })
  const shown = await portal.send({ method, url, headers: caregiver.headers })
  expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(200)
  await portal.call(login, { username: caregiver.phone, password: 'Wrong-canary-9' })
  await portal.call(getCaregiverInfo, {}, { authorization: `Bearer ${caregiver.token}` })

  const haystacks = { database: await dumpOf(portal), log: output, files: (await privateFiles()).toString('latin1') }
  const content = shown.rawPayload.subarray(60, 160).toString('latin1')
  const needles = [...canaries, password, 'Wrong-canary-9', content, ...people.map(({ token }) => token)]
  for (const [name, haystack] of Object.entries(haystacks)) {
    expect(haystack.length, name).toBeGreaterThan(100)
    for (const needle of needles) expect(haystack.includes(needle), `${needle} in the ${name}`).toBe(false)
  }
  for (const { phone } of people) expect(output).not.toContain(phone.slice(2))
})

/** Noise that does not compress, so that any part of it would be recognizable. */
async function canaryDocument(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 200 * 100 * 3 }, (_, i) => (i * 7919 * (i % 251)) % 256))
  return sharp(noise, { raw: { width: 200, height: 100, channels: 3 } })
    .png()
    .toBuffer()
}

/** Every row of every table as text; bytes both in hex and raw. */
async function dumpOf({ db }: TestPortal): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} t`.execute(db)
    for (const { row } of rows)
      parts.push(
        row,
        row.replace(/\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString('latin1')),
      )
  }
  return parts.join('\n')
}

async function privateFiles(): Promise<Buffer> {
  const folder = join(inject('mediaDir'), '..', 'private')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  return Buffer.concat(await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name)))))
}
