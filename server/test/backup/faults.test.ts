import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Manifest, signManifest } from '../../src/backup/manifest.ts'
import { sealedColumns } from '../../src/domains.ts'
import { Keyring } from '../../src/secrets/keyring.ts'
import { backUpTo, copyOf, filesBelow, keys, newFolder, openSite, type TestSite, verified } from '../setup/backups.ts'

let site: TestSite
let plain: string
let manifest: Manifest

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function whole(): Promise<string> {
  if (!plain) {
    plain = join(site.dataDir, 'kept')
    await mkdir(plain)
    manifest = await backUpTo(site, plain)
  }
  return copyOf(plain)
}

async function flip(file: string, at: (bytes: number) => number = (bytes) => Math.floor(bytes / 2)) {
  const bytes = await readFile(file)
  const place = at(bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  await writeFile(file, bytes)
}

const named = async (place: string, pattern: RegExp) => {
  const found = (await filesBelow(place)).find((file) => pattern.test(file))
  if (!found) throw new Error(`no file is like ${pattern}`)
  return found
}

describe('[O02] verify names what is wrong', () => {
  test('a flipped bit in a table, in a document, in a list, and a file or a table that is missing', async () => {
    const place = await whole()
    const [table, document, list] = [
      await named(place, /\/accounts\.copy\.zst$/),
      await named(place, /\/files\/plain\/..\//),
      await named(place, /\/snapshots\/[^/]+\/files$/),
    ]
    const restore = async (file: string) => writeFile(file, await readFile(file.replace(place, plain)))
    await flip(document)
    expect(await verified(place)).toMatch(/^(private|media|films)\/\S+ is damaged \(files\/plain\/\S+\)/)
    await rm(document)
    expect(await verified(place)).toMatch(/^(private|media|films)\/\S+: files\/plain\/\S+ is missing in the folder/)
    await restore(document)
    await flip(list)
    expect(await verified(place)).toMatch(/snapshots\/\S+\/files is damaged/)
    await restore(list)
    await flip(table)
    expect(await verified(place)).toMatch(/tables\/accounts\.copy\.zst is damaged/)
    await rm(table)
    expect(await verified(place)).toMatch(/tables\/accounts\.copy\.zst is missing/)
  })

  test('another key, a missing key, an edited manifest, and the backup of a newer version', async () => {
    const place = await whole()
    const file = await named(place, /manifest\.json$/)
    const [secret] = inject('secrets')
    const key = (id: string, secret: Uint8Array) => ({ id, secret: Buffer.from(secret) })
    const right = Buffer.from(secret ?? '', 'base64')
    const other = new Keyring([key('new', randomBytes(32))])
    expect(await verified(place, { keyring: other })).toMatch(
      /The key new is another one than that of .*manifest\.json/,
    )
    const missing = new Keyring([key('2031', randomBytes(32))])
    expect(await verified(place, { keyring: missing })).toMatch(/The key new is missing/)
    expect(await verified(place, { keyring: new Keyring([key('2031', randomBytes(32)), key('new', right)]) })).toMatch(
      /is whole/,
    )
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/"rows": (\d+)/, '"rows": 9$1'))
    expect(await verified(place)).toMatch(/manifest\.json was changed after the backup/)
    await writeFile(file, text.slice(0, 100))
    expect(await verified(place)).toMatch(/manifest\.json is no manifest/)
    const newer = { ...manifest, version: '9.0.0', migrations: [...manifest.migrations, '9999-later'] }
    await writeFile(file, signManifest(keys, newer))
    expect(await verified(place)).toMatch(/made by version 9\.0\.0 of the portal with migrations .*9999-later/)
  })

  test('a value that the keys do not open, a document without its file, and a changed audit log', async () => {
    const spoiled = await openSite({ media: false })
    const { db, dataDir } = spoiled
    await sql`update push_keys set private_sealed = set_byte(private_sealed, 40, 1 - least(get_byte(private_sealed, 40), 1))`.execute(
      db,
    )
    const place = await newFolder()
    await backUpTo(spoiled, place)
    expect(await verified(place)).toMatch(/do not open private_sealed of push_keys/)
    await sql`delete from push_keys`.execute(db)
    const { id } = await db.selectFrom('files').select('id').limit(1).executeTakeFirstOrThrow()
    await rm(join(dataDir, 'private', id.slice(0, 2), id))
    const second = await newFolder()
    await backUpTo(spoiled, second)
    expect(await verified(second)).toContain(`such as private/${id.slice(0, 2)}/${id}`)
    await sql`alter table audit_entries disable trigger user`.execute(db)
    await sql`update audit_entries set subject = 'nobody' where number = (select max(number) from audit_entries)`.execute(
      db,
    )
    const third = await newFolder()
    await backUpTo(spoiled, third)
    expect(await verified(third)).toMatch(/the audit log is broken at entry \d+: it was changed/)
    await spoiled.close()
  })

  test('every sealed column of the schema is among those that are opened', async () => {
    const { rows } = await sql<{ column: string }>`
      select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = current_schema() and data_type = 'bytea' and column_name like '%\_sealed' order by 1`.execute(
      site.db,
    )
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
      rows.map(({ column }) => column),
    )
  })
})

describe('[O02] an encrypted backup', () => {
  test('tells nothing of people, not even the names of files, and is opened by its identity alone', async () => {
    const [place, folder] = [await newFolder(), await newFolder()]
    const identity = await generateX25519Identity()
    const [right, wrong] = [join(folder, 'right'), join(folder, 'wrong')]
    await writeFile(right, `# created: today\n${identity}\n`)
    await writeFile(wrong, await generateX25519Identity())
    const { email, phone } = await site.db
      .selectFrom('accounts')
      .select(['email', 'phone'])
      .where('email', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id } = await site.db.selectFrom('files').select('id').limit(1).executeTakeFirstOrThrow()
    await backUpTo(site, place, [await identityToRecipient(identity)])
    const markers = [email, phone, id].map((text) => Buffer.from(text ?? ''))
    for (const file of await filesBelow(place)) {
      const bytes = await readFile(file)
      for (const marker of markers) expect(bytes.includes(marker) || file.includes(String(marker)), file).toBe(false)
    }
    expect(await verified(place)).toMatch(/encrypted to age1\S+: tell the file with its identity/)
    expect(await verified(place, { identity: wrong })).toMatch(/The identity in .*wrong does not open this backup/)
    expect(await verified(place, { identity: right })).toMatch(/is whole/)
    const document = await named(place, /\/files\/[0-9a-f]{16}\/..\//)
    await flip(document, (bytes) => bytes - 20)
    expect(await verified(place, { identity: right })).toMatch(/^(private|media|films)\/\S+ is damaged/)
    await expect(backUpTo(site, place, ['age1nobody'])).rejects.toThrow(/no public key of age/)
  })
})
