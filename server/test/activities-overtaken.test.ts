import { callOffActivity } from '@portal/contract/activities/staff'
import { beforeAll, expect, test } from 'vitest'
import { sendReminders } from '../src/activities/reminders.ts'
import { deliver } from '../src/messages/worker.ts'
import { activityCalls, hours, inAll, newActivity, said, wall } from './setup/activities.ts'
import { newPatient, newStaff, type Person } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
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

/** The texts about a title that a phone gets once the provider is back. */
async function sentTo(who: Person, title: string): Promise<string[]> {
  const sent: string[] = []
  const provider = {
    async send({ to, text }: { to: string; text: string }) {
      if (to === who.phone && text.includes(title)) sent.push(text)
    },
  }
  const quiet = { info() {}, warn() {}, error() {} }
  const rows = await portal.db.selectFrom('messages').select('id').where('status', '=', 'waiting').execute()
  for (const { id } of rows) {
    const job = { data: { id }, retryCount: 0, retryLimit: 1 }
    await deliver({ db: portal.db, keys: portal.keys, provider, keepContent: false, log: quiet }, job)
  }
  return sent
}

test('[F06] after a call-off, neither reminders nor free places are announced', async () => {
  const id = await newActivity(portal, { title: inAll('Opera'), quota: 1, startsAt: hours(30), endsAt: hours(31) })
  await calls.join(first, id)
  await calls.join(second, id, { remind: true })
  await calls.leave(first, id)
  await sendReminders(portal, hours(10))
  expect((await portal.messagesTo(second.phone)).filter((text) => text.includes('Opera'))).toHaveLength(2)
  await save(portal, callOffActivity, { id, reason: { en: 'Storm.' } } as never, staff.headers)
  expect(await sentTo(second, 'Opera')).toEqual([expect.stringContaining('called off')])
})

test('[F06] of two moves and a reminder still unsent, only the latest is sent', async () => {
  const id = await newActivity(portal, { title: inAll('Drums'), startsAt: hours(30), endsAt: hours(31) })
  const other = await newActivity(portal, { title: inAll('Flutes'), startsAt: hours(30), endsAt: hours(31) })
  for (const activity of [id, other]) await calls.join(first, activity, { remind: true })
  await sendReminders(portal, hours(10))
  for (const start of [300, 320]) await calls.change(id, { startsAt: wall(start), endsAt: wall(start + 2) })
  await calls.change(other, { location: inAll('The hall') })
  const [messages, ...more] = await sentTo(first, 'Drums')
  expect(messages).toContain(`It is now: ${said(320)}`)
  expect(more).toEqual([])
  // The other activity's unsent reminder was withdrawn, since its place has changed.
  expect((await portal.messagesTo(first.phone)).filter((text) => text.includes('Flutes'))).toEqual([])
})

test('[ASK-11] an unsent notice of a free place is sent with the new time when the activity is moved', async () => {
  const id = await newActivity(portal, { title: inAll('Erhu'), quota: 1, startsAt: hours(30), endsAt: hours(31) })
  await calls.join(first, id)
  await calls.join(second, id)
  await calls.leave(first, id)
  expect((await portal.messagesTo(second.phone)).filter((text) => text.includes('Erhu'))).toEqual([
    expect.stringContaining(said(30)),
  ])
  await calls.change(id, { startsAt: wall(300), endsAt: wall(302) })
  const sent = await sentTo(second, 'Erhu')
  expect(sent.toSorted()).toEqual([
    expect.stringMatching(`a place has become free.*${said(300)}`),
    expect.stringContaining(`It is now: ${said(300)}`),
  ])
})

test('[ASK-11] a person who cancels gets no unsent notice about the place given up', async () => {
  const id = await newActivity(portal, { title: inAll('Guzheng'), quota: 1, startsAt: hours(30), endsAt: hours(31) })
  await calls.join(first, id)
  await calls.join(second, id)
  await calls.leave(first, id)
  await calls.leave(second, id)
  expect(await sentTo(second, 'Guzheng')).toEqual([])
})
