import { deleteAccount } from '@portal/contract/accounts/own'
import { managedActivities } from '@portal/contract/activities/content'
import { getMyActivities, getRegistration, type MyActivity } from '@portal/contract/activities/own'
import {
  type ActivityCard,
  getActivity,
  getActivityCalendar,
  getActivityPage,
  getTopActivities,
} from '@portal/contract/activities/public'
import * as contract from '@portal/contract/activities/staff'
import { checkIn, getParticipants } from '@portal/contract/activities/staff-door'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { markCalledOff } from '../src/activities/content.ts'
import { sendReminders } from '../src/activities/reminders.ts'
import { lockActivity } from '../src/activities/taking-place.ts'
import { activityCalls, hours, inAll, newActivity } from './setup/activities.ts'
import { newPatient, newStaff, type Person, password } from './setup/people.ts'
import { openTwoPortals } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const { portal, other } = await openTwoPortals()
let staff: Awaited<ReturnType<typeof newStaff>>
let calls: ReturnType<typeof activityCalls>
let people: Person[]

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
  calls = activityCalls(portal, staff)
  people = []
  for (let i = 0; i < 6; i++) people.push(await newPatient(portal))
})

const reason = { en: 'The hall has no water.', 'zh-CN': '会场停水。', 'zh-TW': '會場停水。' }
const callOff = (id: number, why: object = reason, at = portal) =>
  save(at, contract.callOffActivity, { id, reason: why } as never, staff.headers)
const [one, two, three] = [0, 1, 2].map((i) => () => people[i] as Person) as [() => Person, () => Person, () => Person]
const detailOf = async (id: number, language = 'en') =>
  (await portal.call(getActivity, { id }, { 'accept-language': language })).body.data
const speak = (who: Person, language: string) =>
  sql`update accounts set language = ${language} where id = ${who.id}`.execute(portal.db)
/** Queued notices of a kind about an activity, including withdrawn ones. */
const notices = (id: number, kind: string) =>
  portal.db
    .selectFrom('messages')
    .innerJoin('activity_registrations', (join) =>
      join.on(sql`activity_registrations.id::text`, '=', sql.ref('subject')),
    )
    .select('messages.id')
    .where('kind', '=', kind)
    .where('activity_id', '=', id)
    .execute()
/** Messages that mention a title, newest first. */
const about = async (who: Person, title: string) =>
  (await portal.messagesTo(who.phone)).filter((text) => text.includes(title))

describe('calling an activity off', () => {
  test('[DESK-5] a reason with a blank is not sent, in whichever language', async () => {
    const id = await newActivity(portal, { title: inAll('Blanks'), quota: 1 })
    const { status, body } = await callOff(id, { ...reason, 'zh-TW': '因為＿＿＿' })
    expect([status, body.fields]).toEqual([400, { 'reason.zh-TW': fieldTexts.blankLeft.en }])
  })

  test('everyone registered or waiting gets one notice with the reason, in their language; nobody else does', async () => {
    const id = await newActivity(portal, { title: inAll('Lanterns'), quota: 1 })
    const [first, waiting, gone] = [one(), two(), three()]
    await speak(first, 'zh-TW')
    for (const who of [first, waiting, gone]) await calls.join(who, id)
    await calls.leave(gone, id)
    const answers = [await callOff(id), await callOff(id, { en: 'Another reason.' }), await callOff(id)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { body } of answers) expect(body.data).toMatchObject({ id, calledOff: { reason } })
    const messages = [await about(first, 'Lanterns'), await about(waiting, 'Lanterns'), await about(gone, 'Lanterns')]
    expect(messages).toEqual([
      [expect.stringMatching(/^常青.*很抱歉，「Lanterns 繁」.*停辦，請不要前來。原因：會場停水。$/)],
      [expect.stringMatching(/^Evergreen.*“Lanterns”.*called off.*The reason: The hall has no water\.$/)],
      [],
    ])
    await speak(first, 'en')
  })

  test('a reason in one language goes to everyone; an empty or long one and hidden characters are refused', async () => {
    const id = await newActivity(portal)
    for (const bad of [{}, { en: ' ' }, { en: 'x'.repeat(141) }, { en: 'a\u202eb' }])
      expect((await callOff(id, bad)).status, JSON.stringify(bad)).toBe(400)
    expect((await detailOf(id)).calledOff).toBeNull()
    await callOff(id, { 'zh-TW': '颱風。' })
    expect((await detailOf(id, 'en')).calledOff).toEqual({ reason: '颱風。' })
  })

  test('an activity that is over cannot be called off, one in progress can, an unknown one is not found', async () => {
    const times = { startsAt: hours(-3), registrationOpensAt: hours(-48), registrationClosesAt: hours(-4) }
    const over = await callOff(await newActivity(portal, { ...times, endsAt: hours(-1) }))
    expect([over.status, over.body.code]).toEqual([409, 'activity_over'])
    expect((await callOff(await newActivity(portal, { ...times, endsAt: hours(1) }))).status).toBe(200)
    expect((await callOff(999_999)).status).toBe(404)
  })

  test('[F04] [F05] [C18] list and detail page show the call-off; the top activities leave it out', async () => {
    const soon = { startsAt: hours(1.5), endsAt: hours(3), title: inAll('Zongzi') }
    const id = await newActivity(portal, soon)
    const top = async () => (await portal.call(getTopActivities, {})).body.data
    portal.content.changed()
    expect((await top()).map((card) => card.id)).toContain(id)
    await callOff(id)
    expect((await top()).map((card) => card.id)).not.toContain(id)
    const listed = (await portal.call(getActivityPage, {}, { 'accept-language': 'zh-CN' })).body.data
    const { records } = listed as { records: ActivityCard[] }
    const state = { activityStatus: 'ended', calledOff: { reason: reason['zh-CN'] } }
    expect(records.find((card) => card.id === id)).toMatchObject(state)
    expect(await detailOf(id, 'zh-CN')).toMatchObject({ ...state, registration: 'closed' })
  })

  test('[F06] [A10] nobody can sign up, cancel, move up or check in any more; participants still see the activity', async () => {
    const id = await newActivity(portal, { quota: 1 })
    const [first, waiting] = [one(), two()]
    const joined = (await calls.join(first, id)).body.data
    await calls.join(waiting, id)
    await callOff(id)
    const { checkInCode } = joined
    const refused = [
      await calls.join(three(), id),
      await calls.join(first, id),
      await calls.leave(first, id),
      await portal.call(checkIn, { id, checkInCode }, staff.headers),
    ]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'activity_called_off']),
    )
    const changed = await calls.change(id, { quota: 5 })
    expect([changed.status, changed.body.code]).toEqual([409, 'called_off_for_good'])
    const { version, baseVersion, uses } = (
      await portal.call(managedActivities.read, { id: String(id) }, staff.headers)
    ).body.data
    expect(uses).toEqual([{ by: 'registration', count: 2, records: [] }])
    const off = { id: String(id), version, baseVersion }
    const kept = await portal.call(managedActivities.unpublish, off, staff.headers)
    expect([kept.status, kept.body.code]).toEqual([409, 'content_in_use'])
    const state = (await portal.call(getRegistration, { activityId: id }, first.headers)).body.data
    expect(state).toMatchObject({ status: 'registered', checkInCode: '' })
    const mine = (await portal.call(getMyActivities, { pageSize: 100 }, waiting.headers)).body.data
    expect((mine as { records: MyActivity[] }).records.find((own) => own.id === id)).toMatchObject({
      status: 'waiting',
      calledOff: { reason: reason.en },
      location: 'The garden',
    })
    const coming = (await portal.call(getParticipants, { id }, staff.headers)).body.data
    expect(coming.map((person) => person.checkInCode)).toEqual(['', ''])
  })

  test('deleting an account afterwards moves nobody up', async () => {
    const id = await newActivity(portal, { title: inAll('Calligraphy'), quota: 1 })
    const [leaving, waiting] = [await newPatient(portal), one()]
    await calls.join(leaving, id)
    await calls.join(waiting, id)
    await callOff(id)
    expect((await portal.call(deleteAccount, { currentPassword: password }, leaving.headers)).status).toBe(200)
    expect(await about(waiting, 'Calligraphy')).toEqual([expect.stringContaining('called off')])
  })

  test('no reminders are sent', async () => {
    const id = await newActivity(portal, { title: inAll('Bingo'), startsAt: hours(30), endsAt: hours(31) })
    await calls.join(one(), id, { remind: true })
    await callOff(id)
    await sendReminders(portal, hours(10))
    expect(await about(one(), 'Bingo')).toEqual([expect.stringContaining('called off')])
  })

  test('no reminders are sent while the call-off is in progress, either', async () => {
    const id = await newActivity(portal, { title: inAll('Mahjong'), startsAt: hours(30), endsAt: hours(31) })
    await calls.join(one(), id, { remind: true })
    await portal.db.transaction().execute(async (step) => {
      await lockActivity(step, id)
      await sendReminders(other, hours(10))
      await markCalledOff(step, id, reason, new Date())
    })
    await sendReminders(other, hours(10))
    expect(await about(one(), 'Mahjong')).toEqual([expect.stringContaining('you are signed up for')])
  })

  test('[C20] the calendar file is a cancellation with a higher sequence number', async () => {
    const id = await newActivity(portal, { title: inAll('Kites') })
    const url = `/home/content/activity/${id}/calendar`
    const file = async () =>
      (await portal.app.inject({ url, headers: { 'accept-language': 'zh-TW' } })).body.replaceAll('\r\n ', '')
    const before = await file()
    expect(before).toContain('METHOD:PUBLISH\r\n')
    expect(before).toContain('SEQUENCE:0\r\n')
    expect(before).toContain('BEGIN:VALARM')
    await callOff(id)
    const after = await file()
    const uid = `UID:activity-${id}@homecare-portal`
    for (const line of [
      'METHOD:CANCEL',
      uid,
      'SEQUENCE:1',
      'STATUS:CANCELLED',
      'SUMMARY:停辦：Kites 繁',
      'COMMENT:會場停水。',
    ])
      expect(after).toContain(`${line}\r\n`)
    expect(after).not.toContain('VALARM')
    const changed = (text: string) => /LAST-MODIFIED:(\w+)/.exec(text)?.[1] ?? ''
    expect(changed(after) >= changed(before)).toBe(true)
    expect((await portal.call(getActivityCalendar, { id: 999_999 })).status).toBe(404)
  })

  test('the audit log has one entry with the actor; staff see the call-off in their list', async () => {
    const id = await newActivity(portal, { startsAt: hours(900_000), endsAt: hours(900_001) })
    await callOff(id)
    await callOff(id)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `activity ${id}`)
      .execute()
    expect(entries).toEqual([{ actor: staff.id, action: 'activity.call-off' }])
    const { body } = await portal.call(contract.getStaffActivityPage, { pageSize: 1 }, staff.headers)
    expect(body.data).toMatchObject({ records: [{ id, calledOff: true }] })
  })
})

describe('calling off while people sign up and cancel, from two processes', () => {
  const rounds = 6

  test(`[F06] everyone registered gets a notice, everyone else is refused, ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round++) {
      const title = `Race ${round}.`
      const id = await newActivity(portal, { title: inAll(title), quota: 3 })
      const tries = people.map((who, i) => activityCalls(i % 2 ? portal : other, staff).join(who, id))
      const called = Array.from({ length: 2 }, (_, i) => callOff(id, reason, i ? portal : other))
      const [answers] = await Promise.all([Promise.all(tries), Promise.all(called)])
      for (const [i, { status, body }] of answers.entries()) {
        const messages = await about(people[i] as Person, title)
        expect([status, body.code, messages.length]).toEqual(
          status === 200 ? [200, '200', 1] : [409, 'activity_called_off', 0],
        )
      }
    }
  })

  test('negative control: without the lock, a person who checks before and registers after never gets a notice', async () => {
    const id = await newActivity(portal, { title: inAll('No lock') })
    const seen = await portal.db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await callOff(id, reason, other)
    expect(seen.called_off_at).toBeNull()
    const values = { activity_id: id, account_id: one().id, check_in_code: 'C1', language: 'en' } as const
    await portal.db
      .insertInto('activity_registrations')
      .values({ ...values, status: 'registered' })
      .execute()
    expect(await about(one(), 'No lock')).toEqual([])
  })

  test(`[F06] a place freed before the call-off goes to the next person waiting, one freed after it to nobody, ${rounds} rounds`, async () => {
    const [first, waiting] = [one(), two()]
    for (let round = 0; round < rounds; round++) {
      const title = `Leaving ${round}.`
      const id = await newActivity(portal, { title: inAll(title), quota: 1 })
      await calls.join(first, id)
      await calls.join(waiting, id)
      const [left] = await Promise.all([calls.leave(first, id), callOff(id, reason, other)])
      const messages = async (who: Person, words: string) =>
        (await about(who, title)).filter((text) => text.includes(words)).length
      // Counts queued notices, including ones that the call-off withdrew.
      const movedUp = (await notices(id, 'movedUp')).length
      expect([left.status, movedUp, await messages(first, 'called off')]).toEqual(
        left.status === 200 ? [200, 1, 0] : [409, 0, 1],
      )
      expect(await messages(waiting, 'called off')).toBe(1)
    }
  })
})
