import { randomUUID } from 'node:crypto'
import { addDocument } from '@portal/contract/accounts/own'
import { logout } from '@portal/contract/accounts/sessions'
import { cancelRegistration } from '@portal/contract/activities/own'
import { callOffActivity } from '@portal/contract/activities/staff'
import { checkIn, getParticipants, noteArrival } from '@portal/contract/activities/staff-door'
import { writeAboutApplication } from '@portal/contract/care/applications/applications'
import { decideCheck } from '@portal/contract/care/white-card/checks'
import { httpCall } from '@portal/contract/endpoint'
import { getWorkEvents, viewEvery, viewRecord } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { LiveRecords, maxPerOwner } from '../../src/http/live.ts'
import { activityHelpers, hours, inAll } from '../setup/activities.ts'
import { upload } from '../setup/care.ts'
import { openEvents } from '../setup/events.ts'
import { reviewHelpers } from '../setup/feedback.ts'
import { newPatient, newStaff, type Person } from '../setup/people.ts'
import { openTwoPortals, startPortal } from '../setup/portal.ts'
import { save } from '../setup/saving.ts'
import { queueReader, waitingRecords } from '../setup/work.ts'

const { portal, other } = await openTwoPortals()
let one: Pick<Person, 'headers' | 'id' | 'token'>
let two: Pick<Person, 'headers' | 'id' | 'token'>
const waiting = waitingRecords(() => ({ portal }))
const { write } = reviewHelpers(() => ({ portal, staff: one }))
const { arrange } = queueReader(portal)
const { newActivity, join } = activityHelpers(() => portal)

beforeAll(async () => {
  one = await newStaff(portal, 'coordinator')
  two = await newStaff(portal, 'coordinator')
})

const within = { timeout: scaleTimeout(2_000), interval: 20 }

describe('[K03] events of the work queue', () => {
  test('a change in one process reaches streams of another within two seconds, as kind and id only', async () => {
    const stream = await openEvents(other, two.token)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    const heard = async (kind: string, id: string) =>
      expect.poll(stream.events, within).toContainEqual({ what: 'record', kind, id })

    const check = await waiting.check()
    await heard('check', check.id)
    const application = await waiting.application()
    await heard('application', application.id)
    const caregiver = await waiting.caregiver()
    await heard('caregiver', caregiver.id)
    const { body } = await write(await newPatient(portal))
    await heard('review', String(body.data.commentId))
    expect(Object.keys(stream.events()[0] as object)).toEqual(['what', 'kind', 'id'])
  })

  test.each([
    [
      'a colleague takes',
      async () => {
        const { kind, id } = await waiting.check()
        return { kind, id, act: () => arrange(one, { kind, id, version: 1, assignedTo: 'me' }) }
      },
    ],
    [
      'a colleague decides',
      async () => {
        const { kind, id } = await waiting.check()
        const decided = { accountId: id, status: 'eligible' as const }
        return { kind, id, act: () => save(portal, decideCheck, decided, one.headers) }
      },
    ],
    [
      'an applicant writes about',
      async () => {
        const { kind, id, person } = await waiting.application()
        return { kind, id, act: () => portal.call(writeAboutApplication, { id, text: 'Hello?' }, person.headers) }
      },
    ],
    [
      'a caregiver adds a document to',
      async () => {
        const { kind, id, person } = await waiting.caregiver()
        const fileId = await upload(portal, person)
        return { kind, id, act: () => portal.call(addDocument, { kind: 'medicalReport', fileId }, person.headers) }
      },
    ],
  ])('an item that %s triggers an event', async (_, make) => {
    const { kind, id, act } = await make()
    const stream = await openEvents(other, two.token)
    expect((await act()).status).toBe(200)
    await expect.poll(stream.events, within).toContainEqual({ what: 'record', kind, id })
  })

  test('[K09] sign-ups, check-ins and cancellations trigger an event of the activity in every process', async () => {
    const soon = { startsAt: hours(2), endsAt: hours(4), registrationClosesAt: hours(1) }
    const id = await newActivity({ quota: 2, ...soon })
    const person = await newPatient(portal)
    const announced = async (act: () => Promise<{ status: number }>) => {
      const stream = await openEvents(other, two.token)
      expect((await act()).status).toBe(200)
      await expect.poll(stream.events, within).toContainEqual({ what: 'record', kind: 'activity', id: String(id) })
      stream.leave()
    }
    await announced(() => join(person, id))
    const { body } = await portal.call(getParticipants, { id }, one.headers)
    const [{ id: registrationId = '', checkInCode = '' } = {}] = body.data
    const arrival = { id, registrationId, arrived: true, idempotencyKey: randomUUID() }
    await announced(() => portal.call(noteArrival, arrival, one.headers))
    const undone = { ...arrival, arrived: false, idempotencyKey: randomUUID() }
    await announced(() => portal.call(noteArrival, undone, one.headers))
    await announced(() => portal.call(checkIn, { id, checkInCode }, one.headers))
    const undoneAgain = { ...undone, idempotencyKey: randomUUID() }
    await announced(() => portal.call(noteArrival, undoneAgain, one.headers))
    await announced(() => portal.call(cancelRegistration, { activityId: id }, person.headers))
    await announced(() => save(portal, callOffActivity, { id, reason: inAll('Rain') }, one.headers))
  })

  test('[OPS-7] whoever writes an activity, and may see no work, hears that it is called off', async () => {
    const id = await newActivity()
    const record = portal.db.selectFrom('content_records').select('id').where('kind', '=', 'activity')
    const { id: contentId } = await record.where('record', '=', String(id)).executeTakeFirstOrThrow()
    const stream = await openEvents(other, (await newStaff(portal, 'editor')).token)
    expect((await save(portal, callOffActivity, { id, reason: inAll('Rain') }, one.headers)).status).toBe(200)
    await expect.poll(stream.events, within).toEqual([{ what: 'record', kind: 'content', id: contentId }])
  })

  test(
    'a stream ends after its maximum duration or with the session, and does not extend the session',
    async () => {
      const short = await openEvents(portal, one.token, { seconds: 1 })
      await short.ended
      const leaver = await newStaff(portal, 'coordinator')
      const stream = await openEvents(portal, leaver.token)
      const before = new Date(Date.now() - 600_000)
      await portal.db
        .updateTable('sessions')
        .set({ last_used_at: before })
        .where('account_id', '=', leaver.id)
        .execute()
      await expect.poll(stream.text, { timeout: scaleTimeout(8_000) }).toContain(': alive')
      const session = portal.db.selectFrom('sessions').select('last_used_at').where('account_id', '=', leaver.id)
      expect((await session.executeTakeFirstOrThrow()).last_used_at).toEqual(before)
      await portal.call(logout, {}, leaver.headers)
      await stream.ended
      expect(stream.text()).toContain('event: over')
    },
    scaleTimeout(20_000),
  )

  test('opening too many streams ends the same person’s oldest one, and nobody else’s', () => {
    const live = new LiveRecords()
    const closed: string[] = []
    const listen = (owner: string, name: string) =>
      live.subscribe({ changed: () => {}, missed: () => {}, closed: () => closed.push(name) }, owner)
    listen('two', 'of two')
    const leave = listen('one', 'left')
    for (let i = 1; i < maxPerOwner; i++) listen('one', `${i}`)
    leave()
    for (let i = maxPerOwner; i <= maxPerOwner + 2; i++) listen('one', `${i}`)
    expect(closed).toEqual(['1', '2'])
  })

  test('a stream begins with the changes its reader missed, or reports that they are unknown', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const live = new LiveRecords()
    const told = (missedMs: number) => {
      const heard: string[] = []
      const listener = { changed: (...change: string[]) => heard.push(change.join(' ')), closed: () => {} }
      live.subscribe({ ...listener, missed: () => heard.push('again') }, 'one', missedMs)()
      return heard
    }
    const after = (ms: number) => vi.advanceTimersByTime(ms)
    after(20_000)
    live.heard('record check a')
    after(10_000)
    live.heard('record check b')
    expect([told(0), told(5_000), told(15_000)]).toEqual([[], ['record check b'], ['record check a', 'record check b']])
    expect(told(31_000)).toEqual(['again'])
    after(55_000)
    live.heard('record check c')
    expect([told(59_000), told(61_000)]).toEqual([['record check b', 'record check c'], ['again']])
    live.missed()
    expect(told(1_000)).toEqual(['again'])
    after(2_000)
    for (let i = 0; i < 501; i++) live.heard(`record check ${i}`)
    expect(told(1_000)).toEqual(['again'])
  })

  test('a stream that begins after more changes than it can buffer reports a gap and continues', async () => {
    const { id } = await waiting.check()
    const notify = (count: number) =>
      sql`select pg_notify('work', ${`record check ${id} `} || n) from generate_series(1, ${count}) n`.execute(
        portal.db,
      )
    const before = await openEvents(portal, one.token)
    await notify(700)
    await expect.poll(() => before.events().length, within).toBeGreaterThanOrEqual(700)
    const stream = await openEvents(portal, one.token, { missed: 30 })
    await expect.poll(stream.text, within).toContain('event: again')
    const { length } = stream.events()
    await notify(1)
    await expect.poll(() => stream.events().length, within).toBeGreaterThan(length)
  })

  test('a HEAD request leaves no stream open', async () => {
    const asker = await newStaff(portal, 'coordinator')
    const stream = await openEvents(portal, asker.token)
    const { url } = httpCall(getWorkEvents, { seconds: 600 })
    const head = () => portal.send({ method: 'HEAD', url, headers: asker.headers })
    const answers = await Promise.all(Array.from({ length: maxPerOwner }, head))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    portal.content.restored()
    await expect.poll(stream.text, within).toContain('event: again')
  })

  test('a portal with open streams stops at once', async () => {
    const stopping = await startPortal({ database: portal.connectionString })
    const stream = await openEvents(stopping, two.token)
    const from = Date.now()
    await stopping.close()
    await stream.ended
    expect(Date.now() - from).toBeLessThan(4_000)
  })

  test('after a lost database connection a stream reports a possible gap', async () => {
    const stream = await openEvents(portal, one.token)
    portal.content.restored()
    await expect.poll(stream.text, within).toContain('event: again')
  })
})

describe('[K03] viewers of a record', () => {
  const look = (who: typeof one, record: { kind: 'check'; id: string }, left = false) =>
    portal.call(viewRecord, { ...record, left }, who.headers).then(({ body }) => body.data)

  test('colleagues see each other, live, until one leaves or times out', async () => {
    const { kind, id } = await waiting.check()
    const stream = await openEvents(other, two.token)
    const told = () => stream.events().filter((event) => (event as { what: string }).what === 'looking').length
    expect(await look(one, { kind, id })).toEqual([])
    expect(await look(two, { kind, id })).toEqual([{ id: one.id, name: 'Sam Lee' }])
    expect(await look(one, { kind, id })).toEqual([{ id: two.id, name: 'Sam Lee' }])
    await expect.poll(told, within).toBe(2)
    await look(one, { kind, id }, true)
    await expect.poll(told, within).toBe(3)
    expect(await look(two, { kind, id })).toEqual([])
    await look(one, { kind, id })
    const seen = (secondsAgo: number) =>
      portal.db
        .updateTable('work_lookers')
        .set({ seen_at: new Date(Date.now() - secondsAgo * 1_000) })
        .where('account_id', '=', one.id)
        .execute()
    // Consoles tell every 20 seconds that they are still there, and one such call may be lost.
    await seen(2 * viewEvery)
    expect(await look(two, { kind, id })).toEqual([{ id: one.id, name: 'Sam Lee' }])
    await seen(60)
    expect(await look(two, { kind, id })).toEqual([])
  })

  test('a record that does not exist gets 404', async () => {
    const { status } = await portal.call(viewRecord, { kind: 'review', id: '999999999' }, one.headers)
    expect(status).toBe(404)
  })
})
