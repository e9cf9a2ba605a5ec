import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@portal/contract/accounts/own'
import { changeRoles } from '@portal/contract/staff/people'
import { setAccountDisabled } from '@portal/contract/staff/staff'
import { addWorkNote, arrangeWork, getColleagues, getWorkNotes } from '@portal/contract/work/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayAhead } from '../setup/care.ts'
import { newStaff, type Person } from '../setup/people.ts'
import { fieldsOf, openTwoPortals } from '../setup/portal.ts'
import { queueReader, waitingRecords } from '../setup/work.ts'

const { portal, other } = await openTwoPortals()
type Staff = Pick<Person, 'headers' | 'id'>
let one: Staff
let two: Staff
const waiting = waitingRecords(() => ({ portal }))
const { find, arrange } = queueReader(portal)

beforeAll(async () => {
  one = await newStaff(portal, 'coordinator')
  two = await newStaff(portal, 'admin')
})

const newCheck = async () => {
  const { kind, id } = await waiting.check()
  return { kind, id, version: 1 }
}

describe('[K02] assigning and snoozing', () => {
  test('an item can be assigned to a colleague and unassigned again, each against its current version', async () => {
    const check = await newCheck()
    const { body } = await arrange(one, { ...check, assignedTo: two.id })
    const [state] = body.data.done
    expect(state).toMatchObject({ version: 2, assignedTo: { id: two.id, name: 'Sam Lee' } })
    expect(await find(one, check)).toMatchObject(state ?? {})
    const free = await arrange(two, { ...check, version: 2, assignedTo: null })
    expect(free.body.data.done).toMatchObject([{ version: 3, assignedTo: null }])
  })

  test('a snoozed item returns to the queue when its snooze ends', async () => {
    const check = await newCheck()
    const until = `${dayAhead(1)} 09:00`
    expect((await arrange(one, { ...check, snoozedUntil: until })).body.data.done).toMatchObject([
      { snoozedUntil: until },
    ])
    expect(await find(one, check)).toBeUndefined()
    const past = { snoozed_until: new Date(Date.now() - 1000) }
    await portal.db.updateTable('work_items').set(past).where('record', '=', check.id).execute()
    expect(await find(one, check)).toMatchObject({ snoozedUntil: '' })
  })

  test.each([
    ['is disabled', (id: string) => portal.call(setAccountDisabled, { id, disabled: true }, two.headers)],
    [
      'no longer works through the queue',
      (id: string) => portal.call(changeRoles, { id, version: 1, roles: ['editor'] }, two.headers),
    ],
  ])('items of a colleague who %s count as unassigned and can be taken by others', async (_, leave) => {
    const leaver = await newStaff(portal, 'coordinator')
    const check = await newCheck()
    await arrange(one, { ...check, assignedTo: leaver.id })
    expect(await find(one, check, { whose: 'unassigned' })).toBeUndefined()
    expect((await leave(leaver.id)).status).toBe(200)
    const found = await find(one, check, { whose: 'unassigned' })
    expect(found).toMatchObject({ assignedTo: { id: leaver.id } })
    const taken = await arrange(one, { ...check, version: found?.version ?? 0, assignedTo: 'me' })
    expect(taken.body.data.done).toMatchObject([{ assignedTo: { id: one.id } }])
    expect(await find(one, check, { whose: 'unassigned' })).toBeUndefined()
  })

  test('a bulk change of fifty items skips and lists those that a colleague has changed meanwhile', async () => {
    const checks = [await newCheck(), await newCheck(), await newCheck()]
    const [taken] = checks
    if (!taken) throw new Error('there is a first check')
    await arrange(two, { ...taken, assignedTo: two.id })
    const { status, body } = await arrange(one, ...checks.map((check) => ({ ...check, assignedTo: one.id })))
    expect(status).toBe(200)
    expect(body.data.done.map(({ id }) => id).sort()).toEqual(
      checks
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
    expect(body.data.refused).toMatchObject([{ id: taken.id, version: 2, assignedTo: { id: two.id } }])
  })

  test.each([
    ['a snooze in the past', { snoozedUntil: '2026-01-01 09:00' }, 'snoozedUntil'],
    ['a snooze of ten years', { snoozedUntil: '2036-06-01 09:00' }, 'snoozedUntil'],
    ['a day that does not exist', { snoozedUntil: '2027-02-30 09:00' }, 'snoozedUntil'],
    ['a stranger as assignee', { assignedTo: randomUUID() }, 'assignedTo'],
  ])('%s is refused at its field', async (_, change, field) => {
    const answer = await arrange(one, { ...(await newCheck()), ...change })
    expect(answer.status).toBe(400)
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([`items.0.${field}`])
  })

  test('items can be assigned only to coordinators and administrators', async () => {
    const editor = await newStaff(portal, 'editor')
    const { body } = await portal.call(getColleagues, {}, one.headers)
    const ids = body.data.map(({ id }) => id)
    expect([one.id, two.id, editor.id].map((id) => ids.includes(id))).toEqual([true, true, false])
    expect((await arrange(one, { ...(await newCheck()), assignedTo: editor.id })).status).toBe(400)
  })

  test('an unknown record, or one of another kind, gets 404', async () => {
    const { id } = await newCheck()
    const none = [
      { kind: 'check' as const, id: randomUUID() },
      { kind: 'review' as const, id: '999999999' },
      { kind: 'review' as const, id },
      { kind: 'check' as const, id: '12' },
    ]
    for (const record of none)
      expect((await arrange(one, { ...record, version: 1, assignedTo: null })).status).toBe(404)
  })
})

describe('[K02] [K03] two coordinators taking the same item at the same moment, in two processes', () => {
  const race = async (take: (portal: typeof other, who: Staff) => Promise<unknown>) => {
    await Promise.all([take(portal, one), take(other, two)])
  }

  test('exactly one succeeds, and the other is told who has the item', async () => {
    for (let round = 0; round < 10; round++) {
      const check = await newCheck()
      const answers: { who: Staff; status: number; data: unknown }[] = []
      await race(async (at, who) => {
        const { status, body } = await at.call(arrangeWork, { items: [{ ...check, assignedTo: who.id }] }, who.headers)
        answers.push({ who, status, data: body.data })
      })
      const [won, lost] = answers.sort((a, b) => a.status - b.status)
      expect([won?.status, lost?.status]).toEqual([200, 409])
      expect(lost?.data).toMatchObject([{ ...check, version: 2, assignedTo: { id: won?.who.id } }])
      expect(await find(one, check)).toMatchObject({ assignedTo: { id: won?.who.id } })
    }
  })

  test('negative control: without the version check both succeed', async () => {
    const check = await newCheck()
    await arrange(one, { ...check, assignedTo: null })
    let winners = 0
    await race(async (at, who) => {
      const { numUpdatedRows } = await at.db
        .updateTable('work_items')
        .set({ assigned_to: who.id })
        .where('record', '=', check.id)
        .executeTakeFirstOrThrow()
      winners += Number(numUpdatedRows)
    })
    expect(winners).toBe(2)
  })
})

describe('[K02] internal notes', () => {
  test('[BUG-3] are encrypted, counted in the queue and listed for colleagues in order, without duplicates', async () => {
    const { kind, id } = await newCheck()
    const noteId = randomUUID()
    const text = 'Her son called: ask for him, not for her.'
    await portal.call(addWorkNote, { kind, id, noteId, text }, one.headers)
    await portal.call(addWorkNote, { kind, id, noteId, text }, one.headers)
    const another = await newCheck()
    for (const changed of [
      { kind, id, text: 'Ask for her.' },
      { ...another, text },
    ])
      expect((await portal.call(addWorkNote, { ...changed, noteId }, one.headers)).status).toBe(400)
    await portal.call(addWorkNote, { kind, id, noteId: randomUUID(), text: 'Done.' }, two.headers)
    const { body } = await other.call(getWorkNotes, { kind, id }, two.headers)
    expect(body.data.map((note) => [note.author, note.text])).toEqual([
      ['Sam Lee', text],
      ['Sam Lee', 'Done.'],
    ])
    expect(await find(one, { kind, id })).toMatchObject({ notes: 2 })
    const [row] = await portal.db.selectFrom('work_notes').selectAll().where('id', '=', noteId).execute()
    expect(row?.text_sealed.toString()).not.toContain('son')
    const read = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `check ${id}`)
      .where('actor', '=', two.id)
      .execute()
    expect(read.map(({ action }) => action)).toEqual(expect.arrayContaining(['work.note', 'work.notes.read']))
  })

  test('are deleted together with the account they are about', async () => {
    const { kind, id, person } = await waiting.check()
    const noteId = randomUUID()
    await portal.call(addWorkNote, { kind, id, noteId, text: 'Moves to her sister.' }, one.headers)
    const { status } = await portal.call(deleteAccount, { currentPassword: person.password }, person.headers)
    expect(status).toBe(200)
    expect(await portal.db.selectFrom('work_notes').select('id').where('id', '=', noteId).execute()).toEqual([])
    expect(await portal.db.selectFrom('work_items').select('id').where('record', '=', id).execute()).toEqual([])
  })
})
