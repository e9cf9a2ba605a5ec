import { login } from '@portal/contract/accounts/public'
import { languages } from '@portal/contract/language'
import { getExam, getResult } from '@portal/contract/training/exam'
import { getMyTraining, getTraining, openFilm } from '@portal/contract/training/own'
import { getCertificatePdf } from '@portal/contract/training/signing'
import { caregivers } from '@portal/demo/content/people'
import { beforeAll, expect, test } from 'vitest'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let headers: { authorization: string }

beforeAll(async () => {
  const approved = caregivers.find((one) => one.approved)
  const { body } = await portal.call(login, { username: approved?.phone ?? '', password: approved?.password ?? '' })
  headers = { authorization: body.data.token }
})

const items = async () => (await portal.call(getMyTraining, {}, headers)).body.data.items

test('[T01] the demo caregiver has one module done, one half watched, one failed, one overdue and two to start', async () => {
  const byTitle = Object.fromEntries((await items()).map((item) => [item.title, item]))
  expect(byTitle['Infection control']).toMatchObject({ status: 'signed', exam: 'pass', minutes: 120 })
  expect(byTitle['Fall prevention']).toMatchObject({ status: 'in_progress', videoSeconds: 64, watchedSeconds: 32 })
  expect(byTitle['Caring for people with dementia']).toMatchObject({ status: 'tested_not_signed', exam: 'not_pass' })
  expect(byTitle.Emergencies).toMatchObject({ status: 'to_start', overdue: true, next: 'watch' })
  expect(byTitle['Patient rights']).toMatchObject({ status: 'to_start', overdue: false })
  expect(byTitle['Food and drink']).toMatchObject({ status: 'to_start', overdue: false })
})

test('[T03] the demo’s exams have results, and its certificate has a PDF', async () => {
  const [dementia] = (await items()).filter(({ exam }) => exam === 'not_pass')
  const trainingContentId = dementia?.trainingContentId ?? 0
  const [score] = (await portal.call(getExam, { trainingContentId }, headers)).body.data.results
  const { body } = await portal.call(getResult, { attemptId: score?.attemptId ?? '' }, headers)
  expect(body.data).toMatchObject({ right: 5, wrong: 4, unanswered: 1, score: 50, passed: false })
  const number = (await items()).find(({ status }) => status === 'signed')?.certificate?.number ?? ''
  expect((await portal.call(getCertificatePdf, { number }, headers)).status).toBe(200)
})

test('[T02] every film lasts at least a minute, plays from its link and has captions in three languages', async () => {
  for (const { trainingContentId, videoSeconds, title } of await items()) {
    expect(videoSeconds, title).toBeGreaterThanOrEqual(60)
    const opened = (await portal.call(openFilm, { trainingContentId }, headers)).body.data
    for (const { src, bytes } of opened.files) {
      const start = await portal.send({ method: 'GET', url: src, headers: { range: 'bytes=4-7' } })
      expect([start.body, start.headers['content-range']]).toEqual(['ftyp', `bytes 4-7/${bytes}`])
    }
    for (const language of languages) {
      const asked = { ...headers, 'accept-language': language }
      const { transcript, videoMs } = (await portal.call(getTraining, { trainingContentId }, asked)).body.data
      expect(transcript.length).toBeGreaterThanOrEqual(8)
      expect(
        transcript.every(({ fromMs, toMs }, i) => fromMs < toMs && toMs <= (transcript[i + 1]?.fromMs ?? videoMs)),
      ).toBe(true)
    }
  }
})

test('[T03] every question bank has 15 questions of all kinds with explanations, in three languages', async () => {
  const questions = await portal.db.selectFrom('training_questions').selectAll().execute()
  const modules = Map.groupBy(questions, ({ module_id }) => module_id)
  expect(modules.size).toBe(6)
  for (const bank of modules.values()) {
    expect(bank.length).toBeGreaterThanOrEqual(15)
    expect(new Set(bank.map(({ kind }) => kind)).size).toBe(3)
  }
  for (const { body, explanation, options } of questions)
    for (const texts of [body, explanation, ...options.map(({ text }) => text)])
      for (const language of languages) expect(texts[language], texts.en).not.toBe('')
})
