import { deleteAccount } from '@portal/contract/accounts/own'
import { cancelRegistration, getMyActivities, register } from '@portal/contract/activities/own'
import { getStaffActivity } from '@portal/contract/activities/staff'
import { checkIn, getParticipants } from '@portal/contract/activities/staff-door'
import { beforeAll, describe, expect, test } from 'vitest'
import { register as registerAt } from '../src/activities/registrations.ts'
import { sendReminders } from '../src/activities/reminders.ts'
import { newYorkMoment } from '../src/time.ts'
import { activityHelpers, hours, publishActivity, same } from './setup/activities.ts'
import { newCaregiver, newPatient, newStaff, type Person, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let people: Person[]

beforeAll(async () => {
  people = []
  for (let i = 0; i < 8; i++) people.push(await newPatient(portal))
})

const { newActivity, join, stateOf, detailOf } = activityHelpers(() => portal)

const person = (i: number): Person => {
  const one = people[i]
  if (!one) throw new Error(`no person ${i}`)
  return one
}

describe('registering', () => {
  test('[F06] [C21] [C22] a patient registers once, with a code for the door, and can cancel', async () => {
    const id = await newActivity()
    const me = person(0)
    expect(await stateOf(me, id)).toEqual({
      status: 'none',
      checkInCode: '',
      position: 0,
      remind: false,
      arrived: false,
    })
    const { body } = await join(me, id, { remind: true })
    expect(body.data).toMatchObject({ status: 'registered', remind: true, position: 0 })
    expect(body.data.checkInCode).toMatch(/^[A-Z2-9]{6}$/)
    expect((await join(me, id)).body).toMatchObject({
      code: 'already_registered',
      message: 'You have signed up for this activity already.',
    })
    expect(await stateOf(me, id)).toEqual(body.data)
    expect(await detailOf(id)).toMatchObject({ registered: 1 })
    expect((await portal.call(cancelRegistration, { activityId: id }, me.headers)).body.data).toMatchObject({
      status: 'none',
    })
    expect((await portal.call(cancelRegistration, { activityId: id }, me.headers)).body.code).toBe('not_registered')
    expect((await join(me, id)).status).toBe(200)
  })

  test('[F06] [P02] caregivers and visitors cannot register', async () => {
    const id = await newActivity()
    expect((await join(await newCaregiver(portal), id)).status).toBe(403)
    expect((await portal.call(register, { activityId: id })).status).toBe(401)
  })

  test('[F06] outside of the window, registering is refused with the reason', async () => {
    const early = await newActivity({ registrationOpensAt: hours(1) })
    const late = await newActivity({ registrationOpensAt: hours(-48), registrationClosesAt: hours(-1) })
    expect((await join(person(0), early)).body).toMatchObject({
      code: 'registration_not_open',
      message: 'Sign-up has not opened yet. Please look at the dates.',
    })
    expect((await join(person(0), late)).body).toMatchObject({
      code: 'registration_closed',
      message: 'Sign-up for this activity is closed.',
    })
    expect((await join(person(0), 999_999)).status).toBe(404)
    expect((await detailOf(early)).registration).toBe('not_yet')
    expect((await detailOf(late)).registration).toBe('closed')
  })

  test('the window uses New York time, across both clock changes', async () => {
    for (const day of ['2027-03-14', '2027-11-07']) {
      const noon = new Date(`${day}T16:00:00Z`)
      const closes = newYorkMoment(noon, 0, '18:00')
      const window = { registrationOpensAt: newYorkMoment(noon, -2, '09:00'), registrationClosesAt: closes }
      const id = await newActivity({
        ...window,
        startsAt: newYorkMoment(noon, 1, '10:00'),
        endsAt: newYorkMoment(noon, 1, '12:00'),
      })
      expect((await detailOf(id)).registrationEndTime).toBe(`${day} 18:00`)
      const at = (now: Date, who: Person) =>
        registerAt(
          portal,
          { accountId: who.id, language: 'en' },
          { activityId: id, waitIfFull: false, remind: false },
          now,
        )
      expect((await at(new Date(closes.getTime() - 1), person(0))).status).toBe('registered')
      await expect(at(closes, person(1))).rejects.toMatchObject({ code: 'registration_closed' })
    }
  })

  test('[USE-4] [F06] when a place becomes free, the next person on the waiting list moves up and gets the code', async () => {
    const id = await newActivity({ quota: 1 })
    const [first, second, third] = [person(1), person(2), person(3)]
    await join(first, id)
    expect((await join(second, id)).body.code).toBe('activity_full')
    expect((await join(second, id, { waitIfFull: true })).body.data).toMatchObject({
      status: 'waiting',
      position: 1,
      checkInCode: '',
    })
    expect((await join(third, id, { waitIfFull: true })).body.data).toMatchObject({ status: 'waiting', position: 2 })
    await portal.call(cancelRegistration, { activityId: id }, first.headers)
    expect(await stateOf(second, id)).toMatchObject({ status: 'registered' })
    expect(await stateOf(third, id)).toMatchObject({ status: 'waiting', position: 1 })
    expect((await portal.messagesTo(second.phone))[0]).toMatch(
      /a place has become free.*Tea in the garden.*code is [A-Z0-9]{6}\./,
    )
    expect(await detailOf(id)).toMatchObject({ registered: 1, waiting: 1, registerStatus: 'full' })
    await portal.call(cancelRegistration, { activityId: id }, third.headers)
    expect(await detailOf(id)).toMatchObject({ registered: 1, waiting: 0 })
  })

  test('deleting an account passes its place on to the next person', async () => {
    const id = await newActivity({ quota: 1 })
    const leaving = await newPatient(portal)
    await join(leaving, id)
    await join(person(4), id, { waitIfFull: true })
    expect((await portal.call(deleteAccount, { currentPassword: password }, leaving.headers)).status).toBe(200)
    expect(await stateOf(person(4), id)).toMatchObject({ status: 'registered' })
    expect(await detailOf(id)).toMatchObject({ registered: 1, waiting: 0 })
  })

  test('[A10] my activities: upcoming ones first, with code and state', async () => {
    const me = await newPatient(portal)
    const later = await newActivity({ title: same('Later'), startsAt: hours(72), endsAt: hours(73) })
    const sooner = await newActivity({ title: same('Sooner'), startsAt: hours(30), endsAt: hours(31) })
    const dropped = await newActivity({ title: same('Dropped') })
    for (const id of [later, sooner, dropped]) await join(me, id)
    await portal.call(cancelRegistration, { activityId: dropped }, me.headers)
    const { records, total } = (await portal.call(getMyActivities, {}, me.headers)).body.data
    expect([total, records.map(({ title, status }) => [title, status])]).toEqual([
      2,
      [
        ['Sooner', 'registered'],
        ['Later', 'registered'],
      ],
    ])
  })

  test('reminders go out once, a day before, to people who asked for one', async () => {
    const id = await newActivity({ startsAt: hours(30), endsAt: hours(32) })
    const far = await newActivity({ title: same('Far away'), startsAt: hours(40), endsAt: hours(41) })
    const [keen, quiet] = [await newPatient(portal), await newPatient(portal)]
    await join(keen, id, { remind: true })
    await join(quiet, id)
    await join(keen, far, { remind: true })
    const services = { db: portal.db, keys: portal.keys, messages: portal.messages }
    expect(await sendReminders(services, hours(5.9))).toBe(0)
    const sent = await Promise.all([sendReminders(services, hours(6)), sendReminders(services, hours(6))])
    expect(sent.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(1)
    const messages = await portal.messagesTo(keen.phone)
    expect(messages.filter((text) => text.includes('a reminder of'))).toHaveLength(1)
    expect(messages[0]).toContain('Tea in the garden')
    expect((await portal.messagesTo(quiet.phone)).some((text) => text.includes('a reminder'))).toBe(false)
  })

  test('[USE-4] people who asked for messages get the code by text message, at once and with the reminder', async () => {
    const id = await newActivity({ startsAt: hours(30), endsAt: hours(32), quota: 2 })
    const [keen, quiet, late] = [await newPatient(portal), await newPatient(portal), await newPatient(portal)]
    const code = (await join(keen, id, { remind: true })).body.data.checkInCode
    await join(quiet, id)
    await join(late, id, { remind: true, waitIfFull: true })
    const signedUp = (texts: string[]) => texts.filter((text) => text.includes('you are signed up for'))
    expect(signedUp(await portal.messagesTo(keen.phone))).toEqual([expect.stringContaining(`code is ${code}`)])
    expect(signedUp(await portal.messagesTo(quiet.phone))).toEqual([])
    expect(signedUp(await portal.messagesTo(late.phone))).toEqual([])
    await sendReminders({ db: portal.db, keys: portal.keys, messages: portal.messages }, hours(10))
    const reminders = (await portal.messagesTo(keen.phone)).filter((text) => text.includes('a reminder of'))
    expect(reminders).toEqual([expect.stringContaining(`code is ${code}`)])
  })
})

describe('staff', () => {
  test('see participants, check codes at the door, and raise the quota', async () => {
    const staff = await newStaff(portal, 'coordinator')
    const id = await newActivity({ quota: 1, startsAt: hours(2), endsAt: hours(4), registrationClosesAt: hours(1) })
    const code = (await join(person(5), id)).body.data.checkInCode
    await join(person(6), id, { waitIfFull: true })
    const list = (await portal.call(getParticipants, { id }, staff.headers)).body.data
    expect(list.map(({ status }) => status)).toEqual(['registered', 'waiting'])
    const arrive = (checkInCode: string) => portal.call(checkIn, { id, checkInCode }, staff.headers)
    expect((await arrive(` ${code.toLowerCase()} `)).body.data).toEqual({ name: 'Mei Chen', already: false })
    expect((await arrive(code)).body.data).toEqual({ name: 'Mei Chen', already: true })
    expect((await arrive('NOBODY')).status).toBe(400)
    expect((await publishActivity(portal, staff, id, { quota: 3 })).status).toBe(200)
    expect((await portal.call(getStaffActivity, { id }, staff.headers)).body.data).toMatchObject({
      registered: 2,
      waiting: 0,
    })
    expect(await stateOf(person(6), id)).toMatchObject({ status: 'registered' })
    expect((await publishActivity(portal, staff, id, { quota: 1 })).status).toBe(400)
  })
})
