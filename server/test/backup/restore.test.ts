import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connect, connectWithoutTimeouts } from '../../src/db/client.ts'
import { pairStore } from '../../src/files/pairing.ts'
import { openFileStore } from '../../src/files/store.ts'
import { messageContext } from '../../src/messages/queue.ts'
import { prepareSchema } from '../../src/open.ts'
import {
  backUpTo,
  contentOf,
  emptyAddress,
  filesIn,
  keys,
  newFolder,
  openSite,
  restored,
  type TestSite,
  verified,
} from '../setup/backups.ts'
import { startBucket, withMethodReplaced } from '../setup/files.ts'
import { whole } from '../setup/whole.ts'

let site: TestSite
let place: string
beforeAll(async () => {
  site = await openSite()
  place = join(site.dataDir, 'kept')
  await mkdir(place)
})
afterAll(() => site.close())

const log = { info() {} }

async function emptyTarget() {
  const [address, dataDir] = [await emptyAddress(), await newFolder()]
  return { address, dataDir, files: await openFileStore({ dataDir }) }
}

async function addMessage(status: 'waiting' | 'sent') {
  const id = randomUUID()
  const content = keys.seal(JSON.stringify({ to: '+12125550123', text: 'x' }), messageContext(id))
  const row = { id, channel: 'sms' as const, kind: 'test', subject: id, occurrence: '1', status }
  await site.db
    .insertInto('messages')
    .values({ ...row, content_sealed: status === 'waiting' ? content : null })
    .execute()
  return id
}

const queuedIn = async (address: string) => {
  await using db = await connect(address, 1)
  const { rows } = await sql<{ id: string }>`select data->>'id' as id from pgboss.job`.execute(db)
  return rows.map(({ id }) => id)
}

describe('[O02] [OPS-6] a backup comes back', () => {
  test('into an empty place: every row, every file, and what waits to be sent, once; then the portal starts on it', async () => {
    const [waiting, sent] = [await addMessage('waiting'), await addMessage('sent')]
    await backUpTo(site, place)
    expect(await verified(place)).toMatch(/^The backup \S+Z is whole: [\d,]+ rows in \d+ tables, [\d,]+ files/)
    const target = await emptyTarget()
    const before = await contentOf(site.address)
    expect(await restored(place, target)).toBeUndefined()
    expect(await contentOf(target.address)).toEqual(before)
    expect(await filesIn(target.dataDir)).toEqual(await filesIn(site.dataDir))
    const queued = await queuedIn(target.address)
    expect(queued).toContain(waiting)
    expect(queued).not.toContain(sent)
    await prepareSchema(target.address, keys, log)
    await using db = await connect(target.address, 2)
    await pairStore({ ...target, db }, log)
    const { id } = await db
      .insertInto('search_synonyms')
      .values({ words: ['a'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBeGreaterThan(0)
  })

  test(
    'into a place that a first start has made, from a bucket into a bucket, and from there into a folder',
    whole,
    async () => {
      const [root, target] = [await newFolder(), await emptyTarget()]
      const [kept, live] = [await startBucket(join(root, 'kept')), await startBucket(join(root, 'live'))]
      onTestFinished(async () => {
        await kept.close()
        await live.close()
      })
      const documents = await openSite({ media: false })
      onTestFinished(documents.close)
      await backUpTo(documents, kept.url)
      await prepareSchema(target.address, keys, log)
      const files = await openFileStore({ dataDir: join(root, 'data'), filesUrl: live.url })
      onTestFinished(() => files.close())
      expect(await restored(kept.url, { ...target, files })).toBeUndefined()
      const before = await contentOf(documents.address)
      expect(await contentOf(target.address)).toEqual(before)
      for (const key of Object.keys(await filesIn(documents.dataDir)))
        expect(await files.disk.getBytes(key.slice(1)), key).toEqual(await documents.files.disk.getBytes(key.slice(1)))
      const [folder, last] = [await newFolder(), await emptyTarget()]
      await backUpTo({ ...documents, address: target.address, files }, folder)
      expect(await restored(folder, last)).toBeUndefined()
      expect(await filesIn(last.dataDir)).toEqual(await filesIn(documents.dataDir))
    },
  )

  test('never over anything: a portal that runs, accounts, files, or the tables of something else', async () => {
    const target = await emptyTarget()
    const before = await contentOf(site.address)
    await using running = await connect(site.address, 1)
    await running.selectFrom('accounts').select('id').limit(1).execute()
    expect(await restored(place, { ...target, address: site.address })).toMatch(/A portal runs on this database/)
    await running.destroy()
    await site.db.destroy()
    expect(await restored(place, { ...target, address: site.address })).toMatch(
      /a portal with data in this database already/,
    )
    await target.files.disk.put('private/aa/one', 'x')
    expect(await restored(place, target)).toMatch(/There are files of a portal .* already/)
    await target.files.disk.delete('private/aa/one')
    await using db = await connect(target.address, 1)
    await sql`create table accounting (id int)`.execute(db)
    await db.destroy()
    expect(await restored(place, target)).toMatch(/tables of something else/)
    expect(await contentOf(site.address)).toEqual(before)
  })

  test('again after an interruption, until which no portal starts there', async () => {
    const target = await emptyTarget()
    const { disk } = target.files
    const failing = withMethodReplaced(target.files, 'put', async (key, contents) => {
      if (/^private\/..\//.test(key)) throw new Error('interrupted')
      await disk.put(key, contents)
    })
    expect(await restored(place, { ...target, files: failing })).toBe('interrupted')
    await prepareSchema(target.address, keys, log)
    const db = connectWithoutTimeouts(target.address)
    await expect(pairStore({ ...target, db }, log)).rejects.toThrow(
      /being restored .* or that was interrupted\. Repeat it/,
    )
    await db.destroy()
    expect(await restored(place, target)).toBeUndefined()
    const before = await contentOf(site.address)
    expect(await contentOf(target.address)).toEqual(before)
  })
})
