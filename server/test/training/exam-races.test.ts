import { startAttempt, submitAttempt } from '@portal/contract/training/exam'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeDue } from '../../src/training/attempts.ts'
import { newCaregiver, type Person } from '../setup/people.ts'
import { openTwoPortals } from '../setup/portal.ts'
import { assignTo, completeVideo, newFilm, newModule } from '../setup/training.ts'

const { portal, other } = await openTwoPortals()
const times = Array.from({ length: 12 }, (_, i) => i)
let moduleId: number

beforeAll(async () => {
  moduleId = await newModule(portal.db, { filmId: (await newFilm(portal.db)).id })
})

async function newExaminee(): Promise<Person> {
  const person = await newCaregiver(portal)
  await assignTo(portal.db, person, moduleId)
  await completeVideo(portal.db, person, moduleId)
  return person
}

const attemptsOf = (person: Person) =>
  portal.db
    .selectFrom('training_attempts')
    .innerJoin('training_assignments', 'training_assignments.id', 'assignment_id')
    .selectAll('training_attempts')
    .where('account_id', '=', person.id)
    .execute()

describe('exams from two processes at once', () => {
  test('[T03] concurrent starts create one attempt', async () => {
    const person = await newExaminee()
    const answers = await Promise.all(
      times.map((i) => (i % 2 ? portal : other).call(startAttempt, { trainingContentId: moduleId }, person.headers)),
    )
    expect(new Set(answers.map(({ body }) => body.data.attemptId)).size).toBe(1)
    expect(await attemptsOf(person)).toHaveLength(1)
  })

  test('[T03] concurrent submissions give one result and no second attempt', async () => {
    const person = await newExaminee()
    const started = await portal.call(startAttempt, { trainingContentId: moduleId }, person.headers)
    const { attemptId } = started.body.data
    const answers = await Promise.all(
      times.map((i) => (i % 2 ? portal : other).call(submitAttempt, { attemptId }, person.headers)),
    )
    expect(answers.map(({ status }) => status)).toEqual(times.map(() => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    const [attempt, ...more] = await attemptsOf(person)
    expect(more).toEqual([])
    expect(attempt?.passed).toBe(false)
  })

  test('negative control: grading without the lock grades more than once', async () => {
    const person = await newExaminee()
    const started = await portal.call(startAttempt, { trainingContentId: moduleId }, person.headers)
    const { attemptId } = started.body.data
    let graded = 0
    const careless = async (i: number) => {
      const { db } = i % 2 ? portal : other
      const attempts = db.selectFrom('training_attempts').selectAll().where('id', '=', attemptId)
      const { submitted_at } = await attempts.executeTakeFirstOrThrow()
      if (submitted_at) return
      const result = { correct: 0, wrong: 0, unanswered: 6, score: 0, passed: false }
      await db
        .updateTable('training_attempts')
        .set({ ...result, submitted_at: new Date() })
        .where('id', '=', attemptId)
        .execute()
      graded++
    }
    await Promise.all(times.map(careless))
    expect(graded).toBeGreaterThan(1)
  })

  test('[T03] expired exams are closed once, by whichever process comes first', async () => {
    const person = await newExaminee()
    const started = await portal.call(startAttempt, { trainingContentId: moduleId }, person.headers)
    const closes_at = new Date(Date.now() - 5_000)
    await portal.db
      .updateTable('training_attempts')
      .set({ closes_at })
      .where('id', '=', started.body.data.attemptId)
      .execute()
    await Promise.all(times.map((i) => closeDue((i % 2 ? portal : other).db, new Date())))
    const [attempt] = await attemptsOf(person)
    expect(attempt).toMatchObject({ submitted_at: closes_at, by_time_limit: true, unanswered: 6, passed: false })
  })
})
