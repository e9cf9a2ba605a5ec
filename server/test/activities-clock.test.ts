import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@portal/contract/accounts/own'
import { getStaffActivity } from '@portal/contract/activities/staff'
import { checkIn, doorHours, getParticipants, noteArrival } from '@portal/contract/activities/staff-door'
import { languages } from '@portal/contract/language'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ActivityError } from '../src/activities/errors.ts'
import { cancelRegistration, register } from '../src/activities/registrations.ts'
import { sendReminders } from '../src/activities/reminders.ts'
import { activityCalls, activityHelpers, hours, newActivity as newPictured, same, wall } from './setup/activities.ts'
import { newPatient, newStaff, type Person, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { whileWaiting } from './setup/row-lock.ts'

const portal = await openPortal()
const { newActivity, join, stateOf, detailOf } = activityHelpers(() => portal)
let staff: Awaited<ReturnType<typeof newStaff>>
let calls: ReturnType<typeof activityCalls>
let first: Person
let second: Person

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
  calls = activityCalls(portal, staff)
  first = await newPatient(portal)
  second = await newPatient(portal)
})
afterEach(() => void vi.useRealTimers())

const soon = { startsAt: hours(2), endsAt: hours(4), registrationClosesAt: hours(1) }
const textsOf = async ({ phone }: Person, title: string) =>
  (await portal.messagesTo(phone)).filter((text) => text.includes(title))
const participant = async (id: number, status: 'registered' | 'waiting' = 'registered') => {
  const { body } = await portal.call(getParticipants, { id }, staff.headers)
  const [found] = body.data.filter((one) => one.status === status)
  if (!found) throw new Error(`nobody is ${status}`)
  return found
}
const note = async (id: number, registrationId: string, arrived: boolean, secondsAgo = 0) =>
  (
    await portal.call(
      noteArrival,
      { id, registrationId, arrived, secondsAgo, idempotencyKey: randomUUID() },
      staff.headers,
    )
  ).body.code
const numbers = async (id: number) => (await portal.call(getStaffActivity, { id }, staff.headers)).body.data
const times = (id: number, starts_at: Date, ends_at: Date) =>
  portal.db.updateTable('activities').set({ starts_at, ends_at }).where('id', '=', id).execute()

describe('[BUG-9] places that become free', () => {
  test('go to people on the waiting list until the activity ends, and to nobody from then on', async () => {
    const id = await newPictured(portal, { title: same('Lion dance'), quota: 1 })
    const third = await newPatient(portal)
    for (const who of [first, second, third]) await join(who, id, { waitIfFull: true, remind: true })
    const end = new Date(Date.now() + 300_000)
    await times(id, hours(-1), end)
    vi.useFakeTimers({ toFake: ['Date'], now: end.getTime() - 1 })
    await calls.change(id, { quota: 2, registrationClosesAt: wall(-2) })
    expect(await numbers(id)).toMatchObject({ registered: 2 })
    expect(await stateOf(second, id)).toMatchObject({ status: 'registered' })
    vi.setSystemTime(end)
    await calls.change(id, { quota: 5, registrationClosesAt: wall(-2) })
    expect(await numbers(id)).toMatchObject({ quota: 5, registered: 2 })
    expect((await calls.change(id, { quota: 6, registrationClosesAt: wall(-2) })).status).toBe(200)
    expect(await numbers(id)).toMatchObject({ quota: 6, registered: 2 })
    expect(await stateOf(third, id)).toMatchObject({ status: 'waiting', position: 1 })
    expect(await textsOf(third, 'Lion dance')).toEqual([])
  })

  test('while the activity is running are announced until it ends', async () => {
    const id = await newActivity({ title: same('Long table'), quota: 1 })
    for (const who of [first, second]) await join(who, id, { waitIfFull: true })
    const end = hours(1)
    const { id: subject } = await participant(id, 'waiting')
    await times(id, hours(-1), end)
    await calls.change(id, { quota: 2, registrationClosesAt: wall(-2) })
    expect(await textsOf(second, 'Long table')).toEqual([expect.stringContaining('a place has become free')])
    const queued = portal.db.selectFrom('messages').select('expires_at').where('subject', '=', subject)
    expect(await queued.execute()).toEqual([{ expires_at: end }])
  })
})

describe('[BUG-9] reminders', () => {
  const minute = 60_000
  const start = hours(100)
  const dayBefore = start.getTime() - 24 * 3_600_000
  const wish = { waitIfFull: true, remind: true }
  const reminders = async (who: Person, title: string) =>
    (await textsOf(who, title)).filter((text) => text.includes('a reminder of')).length
  const open = (title: string) =>
    newActivity({
      title: same(title),
      quota: 1,
      startsAt: start,
      endsAt: hours(101),
      registrationClosesAt: hours(99),
    })
  const signUp = ({ id }: Person, activityId: number, at: number) =>
    register(portal, { accountId: id, language: 'en' }, { ...wish, activityId }, new Date(at))

  test.each([
    ['a minute before the last day', dayBefore - minute, 1],
    ['on the last day, for which the confirmation is the reminder', dayBefore, 0],
    ['five hours before', start.getTime() - 5 * 60 * minute, 0],
  ])('after a sign-up %s', async (title, at, count) => {
    const id = await open(title)
    await signUp(first, id, at)
    for (const later of [0, 1, 10]) await sendReminders(portal, new Date(Math.max(at, dayBefore) + later * minute))
    expect(await reminders(first, title)).toBe(count)
  })

  test.each([
    ['a minute before the last day.', dayBefore - minute, 1],
    ['on the last day, for which its notice is the reminder.', dayBefore, 0],
  ])('after moving up from the waiting list %s', async (title, at, count) => {
    const id = await open(title)
    await signUp(first, id, Date.now())
    await signUp(second, id, Date.now())
    await cancelRegistration(portal, first.id, id, new Date(at))
    for (const later of [0, 1, 10]) await sendReminders(portal, new Date(Math.max(at, dayBefore) + later * minute))
    expect(await reminders(second, title)).toBe(count)
  })
})

describe('[BUG-9] after the check-in', () => {
  test('a sign-up cannot be canceled, with the reason in three languages, until staff take the check-in back', async () => {
    const id = await newActivity(soon)
    await join(first, id)
    const { id: registrationId } = await participant(id)
    await note(id, registrationId, true)
    expect(await stateOf(first, id)).toMatchObject({ status: 'registered', arrived: true })
    const { words } = new ActivityError('already_arrived').meaning
    for (const language of languages) {
      const headers = { ...first.headers, 'accept-language': language }
      const { status, body } = await calls.leave({ ...first, headers }, id)
      expect([status, body.code, body.message]).toEqual([409, 'already_arrived', words[language]])
    }
    expect(await participant(id)).toMatchObject({ checkedIn: true })
    await note(id, registrationId, false)
    expect(await stateOf(first, id)).toMatchObject({ arrived: false })
    expect((await calls.leave(first, id)).status).toBe(200)
  })

  test('a person let in from the waiting list cannot leave the list', async () => {
    const id = await newActivity({ ...soon, quota: 1 })
    for (const who of [first, second]) await join(who, id, { waitIfFull: true })
    await note(id, (await participant(id, 'waiting')).id, true)
    expect((await calls.leave(second, id)).body.code).toBe('already_arrived')
  })

  test('a cancellation that waits for the check-in is refused too', async () => {
    const id = await newActivity(soon)
    await join(first, id)
    const { id: registrationId } = await participant(id)
    const cancelled = await whileWaiting(portal.db, () => calls.leave(first, id), {
      before: (step) =>
        step
          .updateTable('activity_registrations')
          .set({ checked_in_at: new Date() })
          .where('id', '=', registrationId)
          .execute(),
    })
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'already_arrived'])
  })

  test('deleting the account gives the place to nobody', async () => {
    const id = await newActivity({ ...soon, quota: 1 })
    const leaving = await newPatient(portal)
    for (const who of [leaving, second]) await join(who, id, { waitIfFull: true })
    await note(id, (await participant(id)).id, true)
    expect((await portal.call(deleteAccount, { currentPassword: password }, leaving.headers)).status).toBe(200)
    expect(await stateOf(second, id)).toMatchObject({ status: 'waiting' })
    expect(await detailOf(id)).toMatchObject({ registered: 1, waiting: 1 })
  })
})

describe('[BUG-9] the door', () => {
  const doorOpens = hours(30).getTime() - doorHours * 3_600_000
  const ahead = { startsAt: hours(30), endsAt: hours(31) }

  test('of a later day takes no arrivals, by code or by name; it opens twelve hours before the start', async () => {
    const id = await newActivity(ahead)
    await join(first, id)
    const { id: registrationId, checkInCode } = await participant(id)
    const byCode = () => portal.call(checkIn, { id, checkInCode }, staff.headers)
    const refused = await byCode()
    expect([refused.status, refused.body.code]).toEqual([409, 'activity_ahead'])
    expect(await note(id, registrationId, true)).toBe('activity_ahead')
    expect(await participant(id)).toMatchObject({ checkedIn: false })
    const shift = doorOpens - Date.now()
    await times(id, new Date(hours(30).getTime() - shift), new Date(hours(31).getTime() - shift))
    expect(await note(id, registrationId, true, 600)).toBe('activity_ahead')
    expect(await note(id, registrationId, true)).toBe('200')
    expect((await byCode()).body.data).toMatchObject({ already: true })
  })

  test('forgets arrivals when a running activity is put off to another day, and keeps them when it starts half an hour later', async () => {
    const id = await newPictured(portal, soon)
    await join(first, id)
    await note(id, (await participant(id)).id, true)
    await calls.change(id, { startsAt: wall(2.5), endsAt: wall(4) })
    expect(await participant(id)).toMatchObject({ checkedIn: true })
    await calls.change(id, { startsAt: wall(100), endsAt: wall(102) })
    expect(await participant(id)).toMatchObject({ checkedIn: false })
    expect((await calls.leave(first, id)).status).toBe(200)
  })
})
