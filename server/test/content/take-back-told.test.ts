import { takeBackMs } from '@portal/contract/content/endpoints'
import { managedSearchWords } from '@portal/contract/search/content'
import { expect, test } from 'vitest'
import type { ManagedKind } from '../../src/content/managed-kind.ts'
import { readRecord } from '../../src/content/record.ts'
import { publishNow } from '../../src/content/together.ts'
import { takeBack } from '../../src/content/withdraw.ts'
import { queueMessages } from '../../src/messages/queue.ts'
import { managedSearchWordsKind } from '../../src/search/managed.ts'
import { editorOf } from '../setup/managed.ts'
import { newStaff } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
const editor = await newStaff(portal, 'editor')
const calls = editorOf(portal, editor, managedSearchWords, (more) => ({ words: [], ...more }))
const people = ['one', 'two', 'three'].map((name) => `${name}-${crypto.randomUUID()}`)

/** A kind whose changes are told to three people. */
const telling: ManagedKind = {
  ...managedSearchWordsKind,
  follow: async (tx, services, { before, after, hold }) => {
    if (!before) return
    const text = `${before.words} → ${after.words}`
    await queueMessages(
      tx,
      services,
      people.map((subject) => ({
        channel: 'email',
        to: `${subject}@example.org`,
        text,
        hold,
        cause: { kind: 'wordsChanged', subject, occurrence: crypto.randomUUID() },
      })),
    )
  },
}

const call = { ...portal, language: 'en', caller: { accountId: editor.id } } as never

/** A group of words that has changed, of which three people are to be told. */
async function told() {
  const words = [crypto.randomUUID(), crypto.randomUUID()]
  const id = await calls.published({ words })
  await calls.save(id, { words: [...words, 'more'] })
  const { version, baseVersion } = await calls.read(id)
  const published = await publishNow(call, telling, { id, version, baseVersion, languages: [] })
  return { id, words, published }
}

const statuses = async () => {
  const rows = portal.db.selectFrom('messages').select('status').where('subject', 'in', people)
  return (await rows.orderBy('created_at').orderBy('status').execute()).map(({ status }) => status)
}

const read = (id: string) => readRecord(portal, telling, id)

test('[OPS-7] messages of a publication wait as long as it can be taken back, and go with it', async () => {
  const { id, words, published } = await told()
  expect([published.told, (await read(id)).told]).toEqual(Array(2).fill({ waiting: 3, sent: 0 }))
  const jobs = await portal.db
    .selectFrom('published_messages')
    .select('message_id')
    .where('publication', '=', `${published.recordId} ${published.number}`)
    .execute()
  expect(jobs).toHaveLength(3)
  const starts = await portal.messages.jobs.findJobs('messages.email', { data: { id: jobs[0]?.message_id } })
  const until = Date.parse(published.takeBackUntil ?? '')
  expect(starts.map(({ startAfter }) => +startAfter)).toEqual([until])
  expect(until).toBeGreaterThan(Date.now() + takeBackMs - 60_000)
  const after = await takeBack(call, telling, { id, number: published.number, told: 0 })
  expect([after.live, after.told]).toEqual([{ words }, { waiting: 0, sent: 0 }])
  expect(await statuses()).toEqual(Array(6).fill('withdrawn'))
})

test('[OPS-7] when some have gone it is refused with their number; whoever confirms it has only those told again', async () => {
  await portal.db.deleteFrom('messages').where('subject', 'in', people).execute()
  const { id, words, published } = await told()
  await portal.db
    .updateTable('messages')
    .set({ status: 'sent' })
    .where('subject', '=', people[0] ?? '')
    .execute()
  expect((await read(id)).told).toEqual({ waiting: 2, sent: 1 })
  const taken = (number: number) => takeBack(call, telling, { id, number: published.number, told: number })
  await expect(taken(0)).rejects.toMatchObject({ code: 'take_back_told', data: { sent: 1 } })
  expect([(await read(id)).live, (await read(id)).told]).toEqual([
    { words: [...words, 'more'] },
    { waiting: 2, sent: 1 },
  ])
  expect((await taken(1)).live).toEqual({ words })
  const kept = await portal.db
    .selectFrom('messages')
    .select(['subject', 'status'])
    .where('subject', 'in', people)
    .where('status', '!=', 'withdrawn')
    .orderBy('created_at')
    .execute()
  expect(kept.map(({ subject }) => subject)).toEqual([people[0], people[0]])
  expect((await taken(1)).live).toEqual({ words })
})
