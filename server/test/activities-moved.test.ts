import { getMyActivities } from '@portal/contract/activities/own'
import { getActivity } from '@portal/contract/activities/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { newYorkTime } from '@portal/contract/new-york'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendReminders } from '../src/activities/reminders.ts'
import { momentInWords, momentOfWallTime, spanInWords } from '../src/time.ts'
import { activityCalls, hours, inAll, newActivity, said, wall } from './setup/activities.ts'
import { newPatient, newStaff, type Person } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let calls: ReturnType<typeof activityCalls>
let first: Person
let waiting: Person

beforeAll(async () => {
  calls = activityCalls(portal, await newStaff(portal, 'coordinator'))
  first = await newPatient(portal)
  waiting = await newPatient(portal)
})

/** An activity with one person registered and one waiting. */
async function joined(title: string, more: Parameters<typeof newActivity>[1] = {}): Promise<number> {
  const id = await newActivity(portal, { title: inAll(title), quota: 1, ...more })
  await calls.join(first, id, { remind: true })
  await calls.join(waiting, id)
  return id
}
/** News about an activity, without the first message, which has the code. */
const about = async (who: Person, title: string) =>
  (await portal.messagesTo(who.phone)).filter((text) => text.includes(title) && !text.includes(': you are signed up'))
const count = async (title: string) => [(await about(first, title)).length, (await about(waiting, title)).length]
/** Sends pending messages, then saves an activity with some fields changed. */
const change = async (id: number, more: object) => {
  await portal.db.updateTable('messages').set({ status: 'sent' }).where('status', '=', 'waiting').execute()
  return calls.change(id, more)
}
const moveTo = (id: number, start: number, more: object = {}) =>
  change(id, { startsAt: wall(start), endsAt: wall(start + 2), ...more })
const momentOf = (written: string) => momentOfWallTime(written).at
const spanOf = (start: number) => spanInWords(hours(start), hours(start + 2), 'en')
const detailOf = async (id: number) => (await portal.call(getActivity, { id })).body.data

describe('moving an activity', () => {
  test('[F05] everyone registered or waiting is notified of the new and the old time, once per move', async () => {
    const id = await joined('Fans')
    const before = await detailOf(id)
    expect(before.movedFrom).toBeNull()
    expect([(await moveTo(id, 300)).status, (await moveTo(id, 300)).body.code]).toEqual([200, 'content_unchanged'])
    expect(await count('Fans')).toEqual([1, 1])
    const [messages] = await about(waiting, 'Fans')
    expect(messages).toContain(`“Fans” has been moved. It is now: ${spanOf(300)}, The garden, Queens.`)
    expect(messages).toContain(`It was: ${momentInWords(momentOf(before.activityStartTime), 'en')}`)
    await moveTo(id, 320)
    await moveTo(id, 300)
    expect(await count('Fans')).toEqual([3, 3])
    const [latest] = await about(first, 'Fans')
    expect(latest).toContain(`It was: ${spanOf(320)}.`)
    expect((await detailOf(id)).movedFrom).toEqual({
      activityStartTime: wall(320),
      activityEndTime: wall(322),
      location: 'The garden',
      city: 'Queens',
    })
  })

  test('twenty concurrent retries notify nobody twice', async () => {
    const id = await joined('Retries')
    const answers = await Promise.all(Array.from({ length: 20 }, () => moveTo(id, 400)))
    expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 409])
    expect(await count('Retries')).toEqual([1, 1])
  })

  test('a new place alone and a later end alone are also announced', async () => {
    const id = await joined('Places')
    await change(id, { location: inAll('The hall') })
    const [place] = await about(first, 'Places')
    expect(place).toMatch(/It is now: .*, The hall, Queens\. It was: The garden, Queens\./)
    await change(id, { cityId: 'brooklyn' })
    await change(id, { endsAt: wall(243) })
    expect((await about(first, 'Places'))[0]).toContain(said(243).split(', ').at(-1))
    expect(await count('Places')).toEqual([3, 3])
    const { body } = await portal.call(getMyActivities, { pageSize: 100 }, waiting.headers)
    expect(body.data.records.find((own) => own.id === id)).toMatchObject({
      activityEndTime: wall(243),
      location: 'The hall',
      city: 'Brooklyn',
      movedFrom: { activityEndTime: wall(242), location: 'The hall', city: 'Brooklyn' },
    })
  })

  test('a changed text, a new sign-up period and a translated place notify nobody', async () => {
    const id = await joined('Words', { location: { en: 'The garden', 'zh-CN': '', 'zh-TW': '' } })
    const same = { title: inAll('Words anew'), description: inAll('Black tea.'), notes: inAll('Bring a hat.') }
    const { status } = await change(id, { ...same, location: inAll('The garden'), registrationClosesAt: wall(2) })
    expect(status).toBe(200)
    expect(await count('Words')).toEqual([0, 0])
    expect((await detailOf(id)).movedFrom).toBeNull()
  })

  test('a place entered in a different language only may be a different place: everyone is notified', async () => {
    const id = await joined('Chess', { location: { en: 'The garden', 'zh-CN': '', 'zh-TW': '' } })
    const only = (text: string) => ({ en: '', 'zh-CN': '', 'zh-TW': text })
    const chinese = { title: only('Chess 象棋'), location: only('大禮堂'), description: only('下棋。') }
    expect((await change(id, chinese)).status).toBe(200)
    expect((await about(waiting, 'Chess'))[0]).toMatch(/It is now: .*, 大禮堂, Queens\. It was: The garden, Queens\./)
  })

  test('correcting a past activity notifies nobody; postponing it to another day notifies everyone', async () => {
    const past = { startsAt: hours(-5), endsAt: hours(-3) }
    const id = await joined('Yesterday')
    await portal.db
      .updateTable('activities')
      .set({ starts_at: past.startsAt, ends_at: past.endsAt, registration_opens_at: hours(-99) })
      .where('id', '=', id)
      .execute()
    const closes = { registrationClosesAt: wall(-8) }
    const corrected = await moveTo(id, -6, closes)
    expect(corrected.body.fields).toBeUndefined()
    expect(await count('Yesterday')).toEqual([0, 0])
    await moveTo(id, 99, closes)
    expect(await count('Yesterday')).toEqual([1, 1])
  })

  test('an upcoming activity cannot be moved into the past', async () => {
    const id = await joined('Slip')
    const { status, body } = await moveTo(id, -48, { registrationClosesAt: wall(-49), registrationOpensAt: wall(-99) })
    expect([status, body.fields]).toEqual([400, { startsAt: fieldTexts.slotPast.en }])
    expect(await count('Slip')).toEqual([0, 0])
    expect((await detailOf(id)).activityStartTime).toBe(wall(240))
  })

  test('people already reminded get another reminder for the new day, but not after a move on the last day', async () => {
    const id = await joined('Reminded', { startsAt: hours(30), endsAt: hours(32) })
    const remind = (now: Date) => sendReminders(portal, now)
    const reminders = async () => (await about(first, 'Reminded')).filter((text) => text.includes('a reminder')).length
    await remind(hours(10))
    expect(await reminders()).toBe(1)
    await moveTo(id, 21)
    await remind(hours(1))
    expect(await reminders()).toBe(1)
    await moveTo(id, 100)
    await remind(hours(10))
    expect(await reminders()).toBe(1)
    await remind(hours(80))
    await remind(hours(81))
    expect(await reminders()).toBe(2)
    expect(await about(first, 'Reminded')).toHaveLength(4)
  })

  test('a time in the hour that comes twice stays the second one when it is not changed', async () => {
    const second = new Date('2099-11-01T06:30:00Z')
    const later = (more: number) => new Date(+second + more * 3_600_000)
    const id = await joined('Twice', { startsAt: later(10), endsAt: later(12), registrationClosesAt: second })
    await change(id, { title: inAll('Twice, renamed') })
    const { registration_closes_at } = await portal.db
      .selectFrom('activities')
      .select('registration_closes_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(registration_closes_at).toEqual(second)
  })

  test('a person moved up by the same save gets the new time in both messages', async () => {
    const id = await joined('Larger')
    await moveTo(id, 280, { quota: 2 })
    const messages = await about(waiting, 'Larger')
    expect(messages.map((text) => /has been moved|a place has become free/.exec(text)?.[0]).sort()).toEqual([
      'a place has become free',
      'has been moved',
    ])
    for (const text of messages) expect(text).toContain(said(280))
  })

  test('[C20] each move raises the calendar sequence number', async () => {
    const id = await joined('Numbers')
    const numberOf = async () =>
      /SEQUENCE:(\d+)/.exec((await portal.app.inject({ url: `/home/content/activity/${id}/calendar` })).body)?.[1]
    const numbers = [await numberOf()]
    for (const start of [250, 260]) {
      await moveTo(id, start)
      numbers.push(await numberOf())
    }
    await change(id, { description: inAll('Cake.') })
    expect([...numbers, await numberOf()]).toEqual(['0', '1', '2', '2'])
  })

  test('[USE-22] notices give New York time in words, even for activities that end after midnight', async () => {
    const id = await joined('Midnight')
    const start = '2098-06-01 23:00'
    await change(id, { startsAt: start, endsAt: '2098-06-02 01:00' })
    expect((await about(first, 'Midnight'))[0]).toContain('It is now: Sun, Jun 1, 11:00 pm – Mon, Jun 2, 1:00 am, ')
    const row = await portal.db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(newYorkTime(row.starts_at)).toBe(start)
  })
})
