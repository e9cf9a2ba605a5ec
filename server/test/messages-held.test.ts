import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { decideCheck } from '@portal/contract/care/white-card/checks'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { withdrawHeld } from '../src/messages/queue.ts'
import { untilLocked } from './setup/locks.ts'
import { eventually, type MessageFixture, openMessageFixture } from './setup/messages.ts'
import { newStaff, type Person } from './setup/people.ts'
import { passUndoTime, saveUndoably, undo } from './setup/undo.ts'
import { waitingRecords } from './setup/work.ts'

const worker = fileURLToPath(new URL('./messages/worker.ts', import.meta.url))
const news = 'there is an answer about your white card'

let fixture: MessageFixture
let staff: Pick<Person, 'headers'>

beforeEach(async () => {
  fixture = await openMessageFixture()
  staff = await newStaff(fixture.portal, 'coordinator')
})
afterEach(() => fixture.close())

/** Decides a check. @returns the patient, and the id of the save */
async function decide() {
  const { portal } = fixture
  const { person } = await waitingRecords(() => ({ portal })).check()
  const decided = { accountId: person.id, status: 'eligible' as const }
  return { person, id: (await saveUndoably(portal, decideCheck, decided, staff)).id }
}

/** Waits until a message that was queued just now has been sent: what was due before it has been sent too. */
async function untilOthersAreSent(messages: Awaited<ReturnType<MessageFixture['open']>>) {
  const text = `after all others ${Math.random()}`
  await fixture.queue(messages, { text })
  await eventually(() => expect(fixture.provider.taken.map((sent) => sent.text)).toContain(text))
}

const newsTo = ({ phone }: Person) =>
  fixture.provider.taken.filter(({ to, text }) => to === phone && text.includes(news)).length

describe('[DESK-17] a message of a save', () => {
  test('waits for ten seconds, and is then sent once by one of two processes', async () => {
    const [one] = await Promise.all([fixture.open(), fixture.open()])
    const { person } = await decide()
    await untilOthersAreSent(one)
    expect(newsTo(person)).toBe(0)
    await passUndoTime(fixture.portal)
    await eventually(() => expect(newsTo(person)).toBe(1))
    await untilOthersAreSent(one)
    expect(newsTo(person)).toBe(1)
  })

  test('is never sent when the save was undone', async () => {
    const [one] = await Promise.all([fixture.open(), fixture.open()])
    const { person, id } = await decide()
    expect(await undo(fixture.portal, id, staff)).toEqual([200, '200'])
    await passUndoTime(fixture.portal)
    await untilOthersAreSent(one)
    expect(newsTo(person)).toBe(0)
    expect((await fixture.rows()).filter(({ status }) => status === 'withdrawn')).toMatchObject([
      { content_sealed: null },
    ])
  })

  test('is not sent by a delivery that begins while the save is being undone', async () => {
    const { db } = fixture.portal
    const messages = await fixture.open()
    const { person, id } = await decide()
    await db.transaction().execute(async (tx) => {
      await withdrawHeld(tx, { saveId: id })
      await passUndoTime(fixture.portal)
      await untilLocked(db, 1)
    })
    await untilOthersAreSent(messages)
    expect(newsTo(person)).toBe(0)
  })

  test('is sent by another process when the one that took the save is killed', async () => {
    const settings = {
      connectionString: fixture.portal.connectionString,
      url: fixture.provider.url,
      secrets: inject('secrets'),
    }
    const child = fork(worker, [JSON.stringify(settings)], { stdio: 'ignore' })
    await untilOthersAreSent(fixture.portal.messages)
    const { person } = await decide()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await passUndoTime(fixture.portal)
    expect(newsTo(person)).toBe(0)
    await fixture.open()
    await eventually(() => expect(newsTo(person)).toBe(1))
  })
})
