import { getExam, getResult, saveAnswer, startAttempt, submitAttempt } from '@portal/contract/training/exam'
import { getMyTraining } from '@portal/contract/training/own'
import { beforeAll, describe, expect, test } from 'vitest'
import { newCaregiver, type Person } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { assignTo, completeVideo, newFilm, newModule, rightAnswers, takeExam } from '../setup/training.ts'

const portal = await openPortal()
let filmId: string

beforeAll(async () => {
  filmId = (await newFilm(portal.db)).id
})

/** A caregiver who has watched a new module's video. */
async function newExaminee(rules: Parameters<typeof newModule>[1] = {}) {
  const person = await newCaregiver(portal)
  const moduleId = await newModule(portal.db, { filmId, ...rules })
  await assignTo(portal.db, person, moduleId)
  await completeVideo(portal.db, person, moduleId)
  return { person, moduleId }
}

const start = (person: Person, trainingContentId: number) =>
  portal.call(startAttempt, { trainingContentId }, person.headers)
const examOf = async (person: Person, trainingContentId: number) =>
  (await portal.call(getExam, { trainingContentId }, person.headers)).body.data
const itemOf = async (person: Person) => (await portal.call(getMyTraining, {}, person.headers)).body.data.items[0]

describe('an attempt', () => {
  test('[T03] asks questions of all kinds in a stable order and keeps answers across devices', async () => {
    const { person, moduleId } = await newExaminee()
    const { body } = await start(person, moduleId)
    const { attemptId, questions } = body.data
    expect(questions).toHaveLength(6)
    expect(questions.flatMap(({ answer }) => answer)).toEqual([])
    const [first] = questions
    const chosen = first?.options[1]?.id ?? ''
    const kept = await portal.call(
      saveAnswer,
      { attemptId, questionId: first?.id ?? 0, optionIds: [chosen] },
      person.headers,
    )
    expect(kept.body.data).toEqual({ answered: 1, secondsLeft: null })

    const again = (await start(person, moduleId)).body.data
    expect(again.attemptId).toBe(attemptId)
    const expected = questions.map((question, i) => (i === 0 ? { ...question, answer: [chosen] } : question))
    expect(again.questions).toEqual(expected)
    expect((await examOf(person, moduleId)).attempt).toEqual(again)
    expect(await itemOf(person)).toMatchObject({ status: 'trained_not_tested', next: 'continue_exam' })
  })

  test('[T03] reveals no right answer before it is submitted', async () => {
    const { person, moduleId } = await newExaminee()
    const started = (await start(person, moduleId)).body
    const { attemptId, questions } = started.data
    const saved = await portal.call(
      saveAnswer,
      { attemptId, questionId: questions[0]?.id ?? 0, optionIds: [questions[0]?.options[0]?.id ?? ''] },
      person.headers,
    )
    const answers = [started, saved.body, await examOf(person, moduleId), await itemOf(person)]
    expect(JSON.stringify(answers)).not.toMatch(/correct|explanation|outcome|Explanation \d/i)
    const early = await portal.call(getResult, { attemptId }, person.headers)
    expect([early.status, early.body.code]).toEqual([409, 'exam_not_submitted'])
    // The pattern finds what a result tells.
    const { body } = await portal.call(submitAttempt, { attemptId }, person.headers)
    expect(JSON.stringify(body)).toMatch(/"correct":true.*Explanation \d/)
  })

  test('[T03] returns score, counts of right, wrong and unanswered questions, and explanations as its result', async () => {
    const { person, moduleId } = await newExaminee()
    const { attemptId, questions } = (await start(person, moduleId)).body.data
    const right = await rightAnswers(portal.db, attemptId)
    for (const [i, { id, options }] of questions.slice(0, 5).entries()) {
      const wrong = options.filter((option) => !right.get(id)?.includes(option.id)).slice(0, 1)
      const optionIds = i < 3 ? (right.get(id) ?? []) : wrong.map((option) => option.id)
      await portal.call(saveAnswer, { attemptId, questionId: id, optionIds }, person.headers)
    }
    const { body } = await portal.call(submitAttempt, { attemptId }, person.headers)
    expect(body.data).toMatchObject({ score: 50, totalScore: 100, passMark: 70, right: 3, wrong: 2, unanswered: 1 })
    expect(body.data).toMatchObject({ passed: false, byTimeLimit: false, number: 1 })
    expect(body.data.questions.map(({ outcome }) => outcome)).toEqual([
      'right',
      'right',
      'right',
      'wrong',
      'wrong',
      'unanswered',
    ])
    expect(body.data.questions.every(({ explanation }) => /^Explanation \d$/.test(explanation))).toBe(true)
    expect(await itemOf(person)).toMatchObject({ status: 'tested_not_signed', exam: 'not_pass', next: 'exam' })
    expect((await portal.call(getResult, { attemptId }, person.headers)).body.data).toEqual(body.data)
  })

  test('[T03] can be retaken with new questions after the waiting time, until passed', async () => {
    const { person, moduleId } = await newExaminee({ retakeWaitHours: 24, examQuestions: 4 })
    const first = await takeExam(portal, person, moduleId, 0)
    expect(first.passed).toBe(false)
    const early = await start(person, moduleId)
    expect([early.status, early.body.code]).toEqual([409, 'exam_wait'])
    const waiting = await itemOf(person)
    expect(waiting).toMatchObject({ next: 'wait' })
    expect(waiting?.retakeAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

    const dayAgo = new Date(Date.now() - 25 * 3_600_000)
    await portal.db
      .updateTable('training_attempts')
      .set({ submitted_at: dayAgo })
      .where('id', '=', first.attemptId)
      .execute()
    const second = await takeExam(portal, person, moduleId, 4)
    expect(second).toMatchObject({ number: 2, score: 100, passed: true })
    const drawn = first.questions.map(({ id }) => id)
    expect(second.questions.filter(({ id }) => drawn.includes(id))).toEqual([])
    expect(await itemOf(person)).toMatchObject({ exam: 'pass', next: 'sign', retakeAt: null })
    expect((await start(person, moduleId)).body.code).toBe('exam_passed')
    expect((await examOf(person, moduleId)).results.map(({ number }) => number)).toEqual([2, 1])
  })
})

describe('refused calls', () => {
  test('[T03] an exam before the video has been watched', async () => {
    const person = await newCaregiver(portal)
    const moduleId = await newModule(portal.db, { filmId })
    await assignTo(portal.db, person, moduleId)
    const { status, body } = await portal.call(
      startAttempt,
      { trainingContentId: moduleId },
      { ...person.headers, 'accept-language': 'zh-CN' },
    )
    expect([status, body.code, body.message]).toEqual([409, 'video_first', '请先看完视频，然后就可以考试了。'])
    expect((await examOf(person, moduleId)).canStart).toBe(false)
  })

  test('[T03] questions of other exams, options of other questions, two options in a single choice', async () => {
    const { person, moduleId } = await newExaminee({ bank: 9, examQuestions: 9 })
    const { attemptId, questions } = (await start(person, moduleId)).body.data
    const answer = async (questionId: number, optionIds: string[]) => {
      const { status, body } = await portal.call(saveAnswer, { attemptId, questionId, optionIds }, person.headers)
      return [status, body.code]
    }
    const single = questions.find(({ kind }) => kind === 'single')?.id ?? 0
    const boolean = questions.find(({ kind }) => kind === 'true_false')?.id ?? 0
    expect(await answer(999_999, ['a'])).toEqual([400, 'question_not_asked'])
    expect(await answer(single, ['z'])).toEqual([400, 'option_not_offered'])
    expect(await answer(boolean, ['a'])).toEqual([400, 'option_not_offered'])
    expect(await answer(single, ['a', 'b'])).toEqual([400, 'one_option_only'])
    expect(await answer(single, ['a', 'a'])).toEqual([200, '200'])
    expect(await answer(single, [])).toEqual([200, '200'])
  })

  test('[T03] answers after submission; submitting again returns the same result', async () => {
    const { person, moduleId } = await newExaminee()
    const { attemptId, questions } = await takeExam(portal, person, moduleId, 6)
    const late = { attemptId, questionId: questions[0]?.id ?? 0, optionIds: [] }
    const { status, body } = await portal.call(saveAnswer, late, person.headers)
    expect([status, body.code]).toEqual([409, 'exam_submitted'])
    const again = await portal.call(submitAttempt, { attemptId }, person.headers)
    expect(again.body.data).toMatchObject({ attemptId, score: 100, right: 6 })
  })

  test('[T03] answers and submissions after the time limit; answers saved in time count', async () => {
    const { person, moduleId } = await newExaminee({ timeLimitMinutes: 10 })
    const { attemptId, questions, secondsLeft } = (await start(person, moduleId)).body.data
    expect(secondsLeft).toBeGreaterThan(540)
    const right = await rightAnswers(portal.db, attemptId)
    const answer = (i: number) => {
      const questionId = questions[i]?.id ?? 0
      return portal.call(saveAnswer, { attemptId, questionId, optionIds: right.get(questionId) ?? [] }, person.headers)
    }
    for (const i of [0, 1, 2, 3, 4]) await answer(i)
    const ended = new Date(Date.now() - 1_000)
    await portal.db.updateTable('training_attempts').set({ closes_at: ended }).where('id', '=', attemptId).execute()
    expect((await answer(5)).body.code).toBe('exam_time_over')
    const late = await portal.call(submitAttempt, { attemptId }, person.headers)
    expect([late.status, late.body.code]).toEqual([409, 'exam_time_over'])
    const { body } = await portal.call(getResult, { attemptId }, person.headers)
    expect(body.data).toMatchObject({ byTimeLimit: true, right: 5, unanswered: 1, passed: true })
    expect((await portal.call(submitAttempt, { attemptId }, person.headers)).body.code).toBe('exam_time_over')
  })

  test('[T03] a 101st start within a day, with the reason; other caregivers can still start', async () => {
    const { person, moduleId } = await newExaminee({ retakeWaitHours: 0 })
    await takeExam(portal, person, moduleId, 0)
    const starts = portal.db.updateTable('throttles').where('key', 'like', 'attemptByAccount:%')
    await starts.set({ points: 99 }).execute()
    expect((await takeExam(portal, person, moduleId, 0)).number).toBe(2)
    const { status, body } = await start(person, moduleId)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect((await examOf(person, moduleId)).results.map(({ number }) => number)).toEqual([2, 1])
    const other = await newExaminee()
    expect((await start(other.person, other.moduleId)).status).toBe(200)
  })

  test('[P03] [P04] another person’s attempt', async () => {
    const { person, moduleId } = await newExaminee()
    const { attemptId } = (await start(person, moduleId)).body.data
    const stranger = await newCaregiver(portal)
    for (const endpoint of [submitAttempt, getResult])
      expect((await portal.call(endpoint, { attemptId }, stranger.headers)).status).toBe(404)
    expect((await start(stranger, moduleId)).status).toBe(404)
  })
})
