import { managedActivities } from '@portal/contract/activities/content'
import { getParticipants, noteArrival } from '@portal/contract/activities/staff-door'
import { takeBackMs } from '@portal/contract/content/endpoints'
import { openPreview } from '@portal/contract/content/preview'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ActivityError } from '../../src/activities/errors.ts'
import { managedActivityKind } from '../../src/activities/managed.ts'
import { sendReminders } from '../../src/activities/reminders.ts'
import {
  activityCalls,
  inAll,
  joinAll,
  type SaidOfActivity,
  said,
  sendAll,
  wall,
  writtenActivity,
} from '../setup/activities.ts'
import { publishDueAt } from '../setup/content.ts'
import { editorOf } from '../setup/managed.ts'
import { newPatient, newStaff, type Person } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newStaff>>
let picture: string
let first: Person
let second: Person

beforeAll(async () => {
  mei = await newStaff(portal, 'editor')
  const row = await portal.db.selectFrom('activities').select('pictures').limit(1).executeTakeFirstOrThrow()
  picture = row.pictures[0] ?? ''
  first = await newPatient(portal)
  second = await newPatient(portal)
})

afterEach(() => {
  vi.useRealTimers()
})

const content = (more: Partial<SaidOfActivity> = {}) => writtenActivity(picture, more)
const editor = () => editorOf(portal, mei, managedActivities, content)
const moved = async (who: Person, title: string) =>
  (await portal.messagesTo(who.phone)).filter((text) => text.includes(title) && text.includes('has been moved'))
const sent = () => sendAll(portal)

const callOff = (id: string) =>
  portal.db
    .updateTable('activities')
    .set({ called_off_at: new Date(), call_off_reason: JSON.stringify(inAll('Rain.')) })
    .where('id', '=', Number(id))
    .execute()

/** A published activity with one person registered, and one who waits. */
async function joined(title: string) {
  const id = await editor().published(content({ title: inAll(title) }))
  await joinAll(portal, mei, Number(id), [first, second])
  return id
}

describe('[F05] whom a publication tells', () => {
  test('is said before; a draft and a preview tell nobody', async () => {
    const id = await joined('Told before')
    const { save, call, markRead } = editor()
    await save(id, { startsAt: wall(300), endsAt: wall(302), quota: 2 })
    await markRead(id)
    const { effects } = (await call(managedActivities.check, { id, languages: [...languages] })).body.data
    expect(effects.filter(({ code }) => code === 'texts' || code === 'movesUp')).toMatchObject([
      { code: 'texts', count: 2 },
      { code: 'movesUp', count: 1 },
    ])
    expect((await call(openPreview, { kind: 'activity', id })).status).toBe(200)
    expect([await moved(first, 'Told before'), await moved(second, 'Told before')]).toEqual([[], []])
  })

  test('a scheduled one tells them as it is published', async () => {
    const id = await joined('On schedule')
    const { save, publish, read } = editor()
    await save(id, { location: inAll('The roof') })
    await editor().markRead(id)
    const at = newYorkTime(new Date(Date.now() + 120_000))
    expect((await publish(id, languages, { at })).status).toBe(200)
    expect(await moved(first, 'On schedule')).toEqual([])
    await publishDueAt(portal, new Date(Date.now() + 180_000), [managedActivityKind])
    expect((await read(id)).state).toBe('live')
    for (const who of [first, second]) expect(await moved(who, 'On schedule')).toHaveLength(1)
  })

  test('a scheduled one that would come too late fails, and tells nobody', async () => {
    const id = await joined('Too late')
    const { save, publish, read, markRead } = editor()
    await save(id, { quota: 9, location: inAll('The roof') })
    await markRead(id)
    expect((await publish(id, languages, { at: newYorkTime(new Date(Date.now() + 120_000)) })).status).toBe(200)
    await callOff(id)
    await publishDueAt(portal, new Date(Date.now() + 180_000), [managedActivityKind])
    expect(await read(id)).toMatchObject({ state: 'failed', schedule: { failed: 'called_off_for_good' } })
    expect(await moved(first, 'Too late')).toEqual([])
  })

  test('a publication that is taken back while its messages wait tells nobody', async () => {
    const id = await joined('Never moved')
    const { save, publish, takeBack, read } = editor()
    const { live } = await read(id)
    await save(id, { startsAt: wall(300), endsAt: wall(302) })
    expect((await publish(id)).body.data.told).toEqual({ waiting: 2, sent: 0 })
    expect((await takeBack(id)).status).toBe(200)
    expect((await read(id)).live).toEqual(live)
    expect(await moved(first, 'Never moved')).toEqual([])
  })

  test('a publication that people know of is taken back once the editor confirms their number, and they learn it', async () => {
    const id = await joined('Back again')
    const { save, publish, takeBack, read } = editor()
    const { live } = await read(id)
    await save(id, { startsAt: wall(300), endsAt: wall(302) })
    expect((await publish(id)).status).toBe(200)
    await sent()
    const { body } = await takeBack(id)
    expect([body.code, body.data]).toEqual(['take_back_told', { sent: 2 }])
    expect((await takeBack(id, 2)).status).toBe(200)
    expect((await read(id)).live).toEqual(live)
    const [latest] = await moved(first, 'Back again')
    expect(await moved(first, 'Back again')).toHaveLength(2)
    expect(latest).toContain('It is now')
  })

  test('people whose notice is replaced before it went, and those who leave soon, are told at once', async () => {
    const id = await joined('Moved twice')
    const { save, publish, read } = editor()
    const startOf = async () => {
      const rows = await portal.db
        .selectFrom('messages')
        .innerJoin('published_messages', 'message_id', 'messages.id')
        .select('message_id')
        .where('status', '=', 'waiting')
        .where('publication', '=', `${(await read(id)).recordId} ${(await read(id)).number}`)
        .execute()
      const starts = await Promise.all(
        rows.map(({ message_id }) => portal.messages.jobs.findJobs('messages.sms', { data: { id: message_id } })),
      )
      return starts.flat().map(({ startAfter }) => +startAfter > Date.now() + 60_000)
    }
    await save(id, { startsAt: wall(300), endsAt: wall(302) })
    await publish(id)
    expect(await startOf()).toEqual([true, true])
    await save(id, { startsAt: wall(320), endsAt: wall(322) })
    await publish(id)
    expect(await startOf()).toEqual([false, false])
    await sent()
    await save(id, { startsAt: wall(2), endsAt: wall(3), registrationClosesAt: wall(1) })
    await publish(id)
    expect(await startOf()).toEqual([false, false])
  })

  test('a message that could not wait is not withdrawn when its publication is taken back: another follows it', async () => {
    const id = await joined('Twice and back')
    const { save, publish, takeBack, read } = editor()
    await save(id, { startsAt: wall(300), endsAt: wall(302) })
    await publish(id)
    await save(id, { startsAt: wall(320), endsAt: wall(322) })
    expect((await publish(id)).body.data.told).toEqual({ waiting: 0, sent: 2 })
    expect((await takeBack(id)).body.data).toEqual({ sent: 2 })
    expect((await takeBack(id, 2)).status).toBe(200)
    expect((await read(id)).live?.startsAt).toBe(wall(300))
    for (const who of [first, second])
      expect(await moved(who, 'Twice and back')).toEqual([expect.stringContaining(`It is now: ${said(300)}`)])
  })

  test('who has learned of the new time otherwise counts as told: by moving up, or by a reminder', async () => {
    const id = await joined('Learned otherwise')
    const { save, publish, takeBack, read } = editor()
    await save(id, { startsAt: wall(20), endsAt: wall(22), registrationClosesAt: wall(1) })
    await publish(id)
    expect((await read(id)).told).toEqual({ waiting: 2, sent: 0 })
    await activityCalls(portal, mei).leave(first, Number(id))
    expect((await read(id)).told).toEqual({ waiting: 0, sent: 1 })
    expect((await takeBack(id)).body.data).toEqual({ sent: 1 })
    expect((await takeBack(id, 1)).status).toBe(200)
    expect(await moved(first, 'Learned otherwise')).toEqual([])
    expect(await moved(second, 'Learned otherwise')).toEqual([expect.stringContaining(`It is now: ${said(240)}`)])
    expect((await portal.messagesTo(second.phone)).join('\n')).toContain(
      `You are now signed up for “Learned otherwise”, ${said(240)}`,
    )

    const reminded = await editor().published(content({ title: inAll('Reminded') }))
    await activityCalls(portal, mei).join(first, Number(reminded), { remind: true })
    await sent()
    await save(reminded, { startsAt: wall(24.1), endsAt: wall(25), registrationClosesAt: wall(1) })
    await publish(reminded)
    await sendReminders(portal, new Date(Date.now() + takeBackMs - 1))
    expect((await takeBack(reminded)).body.data).toEqual({ sent: 1 })
    expect((await takeBack(reminded, 1)).status).toBe(200)
    expect(await moved(first, 'Reminded')).toEqual([expect.stringContaining(`It is now: ${said(240)}`)])
  })

  test('nobody learns of one that is taken back as the activity becomes imminent', async () => {
    const id = await joined('Almost soon')
    const { save, publish, takeBack } = editor()
    // By the clock of now: `wall` counts from when the first file was read that uses it.
    const startsAt = newYorkTime(new Date(Date.now() + 3.05 * 3_600_000))
    await save(id, { startsAt, endsAt: wall(5), registrationClosesAt: wall(1) })
    expect((await publish(id)).body.data.told).toEqual({ waiting: 2, sent: 0 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    expect((await takeBack(id)).status).toBe(200)
    for (const who of [first, second]) expect(await moved(who, 'Almost soon')).toEqual([])
  })

  test('places that somebody has got meanwhile cannot be taken back', async () => {
    const id = await joined('Kept places')
    const { save, publish, takeBack } = editor()
    await save(id, { quota: 2 })
    expect((await publish(id)).status).toBe(200)
    const { status, body } = await takeBack(id)
    expect([status, body.fields]).toEqual([400, { quota: fieldTexts.quotaTaken.en }])
  })
})

test.each(['first', 'later'])(
  '[F05] a %s publication of an activity that was called off since is not taken back, nor is that offered',
  async (which) => {
    const { save, publish, published, takeBack, read } = editor()
    const id = which === 'later' ? await joined('Off since') : await published(content({ title: inAll('Off at once') }))
    if (which === 'later') await save(id, { startsAt: wall(300), endsAt: wall(302) })
    if (which === 'later') await publish(id)
    expect((await read(id)).takeBackUntil).not.toBeNull()
    await callOff(id)
    expect((await read(id)).takeBackUntil).toBeNull()
    const { status, body } = await takeBack(id)
    expect([status, body.code, body.fields]).toEqual([409, 'called_off_for_good', undefined])
  },
)

test('[F05] arrivals at a start that is moved count again when that is taken back', async () => {
  const staff = await newStaff(portal, 'coordinator')
  const id = await editor().published(
    content({ title: inAll('Arrived'), startsAt: wall(5), endsAt: wall(6), registrationClosesAt: wall(4) }),
  )
  const { join, leave } = activityCalls(portal, mei)
  await joinAll(portal, mei, Number(id), [first, second])
  const rows = async () => (await portal.call(getParticipants, { id: Number(id) }, staff.headers)).body.data
  const arrived = async () => (await rows()).map(({ checkedInAt }) => checkedInAt)
  const registrationId = (await rows())[0]?.id ?? ''
  const note = { id: Number(id), registrationId, arrived: true, secondsAgo: 600, idempotencyKey: crypto.randomUUID() }
  await portal.call(noteArrival, note, staff.headers)
  const before = await arrived()
  expect(before).toEqual([expect.stringMatching(/^\d{4}-/), null])

  const { save, publish, takeBack } = editor()
  await save(id, { startsAt: wall(300), endsAt: wall(302) })
  await publish(id)
  expect(await arrived()).toEqual([null, null])
  expect((await takeBack(id, 2)).status).toBe(200)
  expect(await arrived()).toEqual(before)

  await publish(id)
  await save(id, { startsAt: wall(6), endsAt: wall(7) })
  await publish(id)
  expect(await arrived()).toEqual([null, null])
  await leave(first, Number(id))
  await join(first, Number(id))
  await save(id, { startsAt: wall(5), endsAt: wall(6) })
  await publish(id)
  expect(await arrived()).toEqual([null, null])
})

test('[OPS-7] an activity that is called off is marked in lists and in its editor, and no field is at fault', async () => {
  const id = await editor().published(content({ title: inAll('Called off') }))
  const { read, save, call, publish } = editor()
  const listed = async () => (await call(managedActivities.list, { text: 'Called off' })).body.data.records
  expect([(await read(id)).remark, (await listed())[0]?.remark]).toEqual([null, null])
  await callOff(id)
  await save(id, { quota: 7 })
  const remark = { code: 'calledOff', on: '', reason: inAll('Rain.') }
  expect([(await read(id)).remark, (await listed())[0]?.remark]).toEqual([remark, remark])
  const { findings } = (await call(managedActivities.check, { id, languages: [] })).body.data
  const { words } = new ActivityError('called_off_for_good').meaning
  expect(findings.filter(({ refuses }) => refuses)).toMatchObject([
    { code: 'invalid', field: '', language: null, words: words.en },
  ])
  const { status, body } = await publish(id, [])
  expect([status, body.code, body.fields]).toEqual([409, 'called_off_for_good', undefined])
})

describe('[F05] a move to the hour of the same name, when clocks go back,', () => {
  test('is told', async () => {
    const id = await editor().published(
      content({ title: inAll('Late tea'), startsAt: '2098-11-02 01:30', endsAt: '2098-11-02 04:00' }),
    )
    await activityCalls(portal, mei).join(first, Number(id))
    await sent()
    await editor().save(id, { startsAt: '2098-11-02 01:30 again' })
    expect((await editor().publish(id)).body.data.told).toEqual({ waiting: 1, sent: 0 })
  })
})
