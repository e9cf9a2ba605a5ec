import { randomUUID } from 'node:crypto'
import { cancelRegistration } from '@portal/contract/activities/own'
import { callOffActivity, getStaffActivityPage } from '@portal/contract/activities/staff'
import { checkIn, getParticipants, noteArrival, type Participant } from '@portal/contract/activities/staff-door'
import { newYorkTime } from '@portal/contract/new-york'
import { beforeAll, describe, expect, test } from 'vitest'
import { activityHelpers, hours } from './setup/activities.ts'
import { newPatient, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
const { newActivity, join } = activityHelpers(() => portal)
let staff: { headers: Record<string, string> }

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})

async function listOf(id: number): Promise<Participant[]> {
  return (await portal.call(getParticipants, { id }, staff.headers)).body.data
}

const soon = { startsAt: hours(2), endsAt: hours(4), registrationClosesAt: hours(1) }

/** An activity with one participant. */
async function withParticipant(quota = 1) {
  const id = await newActivity({ quota, ...soon })
  const person = await newPatient(portal)
  await join(person, id)
  const [participant] = await listOf(id)
  if (!participant) throw new Error('nobody is registered')
  return { id, person, participant }
}

const noteOf = (id: number, registrationId: string, arrived: boolean, more: object = {}) =>
  portal.call(noteArrival, { id, registrationId, arrived, idempotencyKey: randomUUID(), ...more }, staff.headers)

describe('[K09] arrivals at the door', () => {
  test('an arrival is noted, told when it is repeated by somebody else, and taken back', async () => {
    const { id, participant } = await withParticipant()
    const first = (await noteOf(id, participant.id, true)).body.data
    expect(first).toMatchObject({ already: false, participant: { name: 'Mei Chen', checkedIn: true } })
    expect((await noteOf(id, participant.id, true)).body.data.already).toBe(true)
    expect((await noteOf(id, participant.id, false)).body.data).toMatchObject({
      already: false,
      participant: { checkedIn: false, checkedInAt: null },
    })
    expect(await listOf(id)).toEqual([participant])
  })

  test('a name in Chinese characters has the family name first, on the list and at the check-in', async () => {
    const id = await newActivity({ quota: 1, ...soon })
    await join(await newPatient(portal, { firstName: '美玉', lastName: '林' }), id)
    const [participant] = await listOf(id)
    expect(participant?.name).toBe('林美玉')
    const { checkInCode = '' } = participant ?? {}
    expect((await portal.call(checkIn, { id, checkInCode }, staff.headers)).body.data.name).toBe('林美玉')
  })

  test('a note that is sent twice counts once, also after it was taken back', async () => {
    const { id, participant } = await withParticipant()
    const key = { idempotencyKey: randomUUID() }
    await noteOf(id, participant.id, true, key)
    expect((await noteOf(id, participant.id, true, key)).body.data.already).toBe(false)
    await noteOf(id, participant.id, false)
    expect((await noteOf(id, participant.id, true, key)).body.data.participant.checkedIn).toBe(false)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `registration ${participant.id}`)
      .where('action', 'in', ['activity.check-in', 'activity.undo'])
      .execute()
    expect(entries).toHaveLength(2)
  })

  test('[BUG-3] the key of a note about somebody else, or of the opposite, is refused: it would be lost', async () => {
    const first = await withParticipant()
    const second = await withParticipant()
    const key = { idempotencyKey: randomUUID() }
    await noteOf(first.id, first.participant.id, true, key)
    expect((await noteOf(second.id, second.participant.id, true, key)).status).toBe(400)
    expect((await noteOf(first.id, first.participant.id, false, key)).status).toBe(400)
    const both = { idempotencyKey: randomUUID() }
    const answers = await Promise.all(
      [first, second].map(({ id, participant }) => noteOf(id, participant.id, false, both)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('two tablets that send the same note at once make one arrival', async () => {
    const { id, participant } = await withParticipant()
    const key = { idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => noteOf(id, participant.id, true, key)))
    expect(answers.map(({ status, body }) => [status, body.data.already])).toEqual(Array(3).fill([200, false]))
    const notes = await portal.db
      .selectFrom('door_notes')
      .select('idempotency_key')
      .where('registration_id', '=', participant.id)
      .execute()
    expect(notes).toHaveLength(1)
  })

  test('a note that waited for the network keeps its time', async () => {
    const { id, participant } = await withParticipant()
    const answer = await noteOf(id, participant.id, true, { secondsAgo: 3_600 })
    const at = answer.body.data.participant.checkedInAt ?? ''
    const expected = [3_600, 3_660].map((seconds) => newYorkTime(new Date(Date.now() - seconds * 1_000)))
    expect(expected).toContain(at)
    expect((await noteOf(id, participant.id, false, { secondsAgo: -1 })).status).toBe(400)
  })

  test('people on the waiting list can be let in, and the list counts them', async () => {
    const { id } = await withParticipant(1)
    await join(await newPatient(portal), id, { waitIfFull: true })
    const waiting = (await listOf(id)).find(({ status }) => status === 'waiting')
    expect(waiting?.checkInCode).toBe('')
    await noteOf(id, waiting?.id ?? '', true)
    const { body } = await portal.call(getStaffActivityPage, { when: 'upcoming', pageSize: 100 }, staff.headers)
    expect(body.data.records.find((card) => card.id === id)).toMatchObject({ registered: 1, waiting: 1, arrived: 1 })
  })

  test('a check-in by code is on the same list', async () => {
    const { id, participant } = await withParticipant()
    await portal.call(checkIn, { id, checkInCode: participant.checkInCode }, staff.headers)
    expect((await noteOf(id, participant.id, true)).body.data.already).toBe(true)
  })

  test('who has given the place back, is of another activity, or of one called off, is refused with a reason', async () => {
    const { id, person, participant } = await withParticipant()
    const other = await withParticipant()
    expect((await noteOf(other.id, participant.id, true)).body.code).toBe('participant_gone')
    await portal.call(cancelRegistration, { activityId: id }, person.headers)
    const gone = await noteOf(id, participant.id, true)
    expect([gone.status, gone.body.code]).toEqual([409, 'participant_gone'])
    await save(portal, callOffActivity, { id: other.id, reason: { en: 'Snow' } } as never, staff.headers)
    expect((await noteOf(other.id, other.participant.id, true)).body.code).toBe('activity_called_off')
  })
})

test('[K09] activities of today and later come with the next first, past ones with the latest', async () => {
  const soon = await newActivity({ startsAt: hours(1), endsAt: hours(2) })
  const later = await newActivity({ startsAt: hours(3), endsAt: hours(4) })
  const past = await newActivity({ startsAt: hours(-50), endsAt: hours(-48) })
  const idsOf = async (when: 'upcoming' | 'past') => {
    const { body } = await portal.call(getStaffActivityPage, { when, pageSize: 100 }, staff.headers)
    return body.data.records.map(({ id }) => id).filter((id) => [soon, later, past].includes(id))
  }
  expect(await idsOf('upcoming')).toEqual([soon, later])
  expect(await idsOf('past')).toEqual([past])
})
