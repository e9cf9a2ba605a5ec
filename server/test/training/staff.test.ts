import { newYorkTime } from '@portal/contract/new-york'
import { getMyTraining, setReminders } from '@portal/contract/training/own'
import * as staff from '@portal/contract/training/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { newYorkMoment } from '../../src/time.ts'
import { sendTrainingReminders } from '../../src/training/notices.ts'
import { newCaregiver, newStaff, type Person } from '../setup/people.ts'
import { fieldsOf, openPortal } from '../setup/portal.ts'
import { save } from '../setup/saving.ts'
import { assignTo, certify, completeVideo, newFilm, newModule, question, same, takeExam } from '../setup/training.ts'

const portal = await openPortal()
let trainer: { headers: { authorization: string } }
let filmId: string
let poster: string

beforeAll(async () => {
  trainer = await newStaff(portal, 'trainer')
  filmId = (await newFilm(portal.db)).id
  poster = (await portal.db.selectFrom('banners').select('picture').executeTakeFirstOrThrow()).picture
})

const entered = () => ({
  title: same('Falls'),
  summary: same('Summary'),
  objectives: same('One\nTwo'),
  posterAlt: same('A rug'),
  filmId,
  poster,
  minutes: 60,
  dueDays: 14,
  passMark: 80,
  examQuestions: 2,
  timeLimitMinutes: 20,
  retakeWaitHours: 12,
})

describe('[P04] trainers', () => {
  test('add a module and its questions, and assign it once the question bank is large enough', async () => {
    const { status, body } = await portal.call(staff.addModule, entered(), trainer.headers)
    expect(status).toBe(200)
    const { id } = body.data
    expect(body.data).toMatchObject({ ...entered(), version: 1, questions: 0, assigned: 0, videoSeconds: 60 })
    const person = await newCaregiver(portal)
    const assign = (more = {}) =>
      portal.call(staff.assignModule, { id, accountIds: [person.id], ...more }, trainer.headers)
    expect((await assign()).body.code).toBe('too_few_questions')

    for (const i of [0, 1, 2])
      expect((await portal.call(staff.addQuestion, { id, question: question(i) }, trainer.headers)).status).toBe(200)
    const bank = (await portal.call(staff.getQuestions, { id }, trainer.headers)).body.data
    expect(bank.map(({ kind }) => kind)).toEqual(['true_false', 'single', 'multiple'])
    expect(bank[0]?.options.map(({ id, correct }) => [id, correct])).toEqual([
      ['true', true],
      ['false', false],
    ])

    expect((await assign({ dueOn: '2020-01-01' })).body.code).toBe('invalid_input')
    expect((await assign()).body.data).toEqual({ assigned: 1, open: 0 })
    expect((await assign()).body.data).toEqual({ assigned: 0, open: 1 })
    const { items } = (await portal.call(getMyTraining, {}, person.headers)).body.data
    const due = newYorkTime(newYorkMoment(new Date(), 14, '12:00')).slice(0, 10)
    expect(items).toMatchObject([{ trainingContentId: id, status: 'to_start', dueOn: due }])
    expect((await portal.call(staff.getModule, { id }, trainer.headers)).body.data).toMatchObject({
      questions: 3,
      assigned: 1,
      signed: 0,
    })
  })

  test('change a module and its questions; saving over an old version returns the current one', async () => {
    const id = await newModule(portal.db, { filmId, bank: 3, examQuestions: 2 })
    const changed = await save(portal, staff.updateModule, { id, ...entered() }, trainer.headers)
    expect(changed.body.data).toMatchObject({ title: same('Falls'), version: 2 })
    const outdated = await portal.call(staff.updateModule, { id, version: 1, ...entered() }, trainer.headers)
    expect([outdated.status, outdated.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(outdated.body.data).toMatchObject({ version: 2 })

    const [first, second] = (await portal.call(staff.getQuestions, { id }, trainer.headers)).body.data
    const edited = { id: first?.id ?? 0, question: question(1) }
    const { body } = await save(portal, staff.updateQuestion, edited, trainer.headers)
    expect(body.data).toMatchObject({ kind: 'single', version: 2 })
    const remove = (question = second) => save(portal, staff.removeQuestion, { id: question?.id ?? 0 }, trainer.headers)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await remove(first)).body.code).toBe('too_few_questions')
  })

  test.each([
    ['a single choice with two right answers', { kind: 'single', right: [true, true] }, 'question.options'],
    ['a multiple choice with none', { kind: 'multiple', right: [false, false] }, 'question.options'],
    ['one option', { kind: 'single', right: [true] }, 'question.options'],
  ])('cannot save %s', async (_, { kind, right }, field) => {
    const id = await newModule(portal.db, { filmId })
    const options = right.map((correct) => ({ text: same('An answer'), correct }))
    const asked = { kind, options, text: same('Why?'), explanation: same('Because.') }
    const { status, body } = await portal.call(staff.addQuestion, { id, question: asked as never }, trainer.headers)
    expect([status, Object.keys(fieldsOf({ body }) ?? {})]).toEqual([400, [field]])
  })

  test('cannot use a missing film or picture, nor assign to patients', async () => {
    const film = await portal.call(staff.addModule, { ...entered(), filmId: '0'.repeat(16) }, trainer.headers)
    expect(Object.keys(fieldsOf(film) ?? {})).toEqual(['filmId'])
    const gone = { ...entered(), poster: '/media/0000000000000000-60x40/60.jpg' }
    expect(Object.keys(fieldsOf(await portal.call(staff.addModule, gone, trainer.headers)) ?? {})).toEqual(['poster'])
    const id = await newModule(portal.db, { filmId })
    const accountIds = ['00000000-0000-4000-8000-000000000000']
    expect((await portal.call(staff.assignModule, { id, accountIds }, trainer.headers)).status).toBe(404)
  })

  test('see results by module and by caregiver, and assign a signed module again', async () => {
    const person = await newCaregiver(portal, { firstName: 'Ada', lastName: 'Fong' })
    const failed = await newCaregiver(portal)
    const moduleId = await newModule(portal.db, { filmId })
    const number = await certify(portal, person, moduleId)
    await assignTo(portal.db, failed, moduleId)
    await completeVideo(portal.db, failed, moduleId)
    await takeExam(portal, failed, moduleId, 1)
    const results = async (more = {}) =>
      (await portal.call(staff.getResultPage, { moduleId, ...more }, trainer.headers)).body.data
    expect((await results()).total).toBe(2)
    expect(await results({ accountId: person.id })).toMatchObject({
      total: 1,
      records: [{ name: 'Ada Fong', status: 'signed', lastScore: 100, passed: true, certificateNumber: number }],
    })
    expect(await results({ open: 'true' })).toMatchObject({
      total: 1,
      records: [{ accountId: failed.id, status: 'tested_not_signed', attempts: 1, lastScore: 16, passed: false }],
    })
    const again = await portal.call(staff.assignModule, { id: moduleId, accountIds: [person.id] }, trainer.headers)
    expect(again.body.data).toEqual({ assigned: 1, open: 0 })
    expect((await results({ accountId: person.id })).total).toBe(2)
    const { items, earnedMinutes } = (await portal.call(getMyTraining, {}, person.headers)).body.data
    expect([items[0]?.status, items.length, earnedMinutes]).toEqual(['to_start', 1, 90])
  })

  test('set a caregiver’s program, which determines the required hours per year', async () => {
    const person = await newCaregiver(portal)
    const approved = async () => (await portal.call(getMyTraining, {}, person.headers)).body.data.approved
    expect(await approved()).toBe(false)
    await portal.db
      .updateTable('caregivers')
      .set({ review_status: 'approved' })
      .where('account_id', '=', person.id)
      .execute()
    expect(await approved()).toBe(true)
    const set = () =>
      portal.call(staff.setProgram, { accountId: person.id, version: 1, program: 'pca' }, trainer.headers)
    expect((await set()).body.data).toEqual({ program: 'pca', version: 2 })
    expect((await set()).body).toMatchObject({ code: 'changed_meanwhile', data: { program: 'pca', version: 2 } })
    expect((await portal.call(getMyTraining, {}, person.headers)).body.data.requiredMinutes).toBe(360)
    const page = (await portal.call(staff.getCaregiverTrainingPage, { pageSize: 100 }, trainer.headers)).body.data
    expect(page.records.find(({ accountId }) => accountId === person.id)).toMatchObject({
      program: 'pca',
      programVersion: 2,
      requiredMinutes: 360,
      earnedMinutes: 0,
      open: 0,
      overdue: 0,
    })
  })
})

describe('reminders of due dates', () => {
  const now = () => new Date('2031-05-01T15:00:00Z')
  const dayLater = (days: number) => new Date(now().getTime() + days * 24 * 3_600_000)
  const remindersOf = async ({ phone }: Person) =>
    (await portal.messagesTo(phone)).filter((text) => text.includes('training'))

  test('[T01] are sent 14 and 3 days ahead, once each, to caregivers who opted in', async () => {
    const [person, quiet] = [await newCaregiver(portal), await newCaregiver(portal)]
    const moduleId = await newModule(portal.db, { filmId, dueDays: 20 })
    for (const one of [person, quiet]) await assignTo(portal.db, one, moduleId, now())
    expect((await portal.call(setReminders, { remind: true }, person.headers)).body.data).toEqual({ remind: true })
    const counts: number[] = []
    for (const days of [0, 5, 6, 7, 12, 17, 18, 20, 21]) {
      await sendTrainingReminders(portal, dayLater(days))
      counts.push((await remindersOf(person)).length)
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2])
    expect(await remindersOf(quiet)).toEqual([])
    expect((await remindersOf(person))[0]).toMatch(/please finish your training “Infection control” by .*May 21/)
    expect((await remindersOf(person))[0]).toContain(`http://portal.test/user/training/${moduleId}`)
  })

  test('[T01] are not sent for signed modules or after an opt-out', async () => {
    const person = await newCaregiver(portal)
    const moduleId = await newModule(portal.db, { filmId, dueDays: 5 })
    await certify(portal, person, moduleId)
    await portal.db.insertInto('training_caregivers').values({ account_id: person.id, remind: true }).execute()
    await sendTrainingReminders(portal, new Date())
    expect(await remindersOf(person)).toEqual([])
  })
})
