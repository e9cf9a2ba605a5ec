import { getMyTraining, getTraining, openFilm, postProgress } from '@portal/contract/training/own'
import { getModule, updateModule } from '@portal/contract/training/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { newCaregiver, newStaff, type Person } from '../setup/people.ts'
import { openTwoPortals } from '../setup/portal.ts'
import { assignTo, letPass, newFilm, newModule, same } from '../setup/training.ts'

const { portal, other } = await openTwoPortals()
let moduleId: number

beforeAll(async () => {
  moduleId = await newModule(portal.db, { filmId: (await newFilm(portal.db, 60)).id })
})

async function newTrainee(): Promise<Person> {
  const person = await newCaregiver(portal)
  await assignTo(portal.db, person, moduleId)
  return person
}

/** Opens the film and has it sent whole, as a player does. */
async function open(person: Person, trainingContentId = moduleId) {
  const { viewingId, files } = (await portal.call(openFilm, { trainingContentId }, person.headers)).body.data
  await getPart(files[0]?.src)
  return viewingId
}

const getPart = (url = '', range = 'bytes=0-') => portal.send({ method: 'GET', url, headers: { range } })

type Ranges = [number, number][]

async function post(person: Person, viewingId: string, ranges: Ranges, { at = portal, positionMs = 0 } = {}) {
  const input = { trainingContentId: moduleId, viewingId, ranges, positionMs }
  return at.call(postProgress, input, person.headers)
}

describe('the list of trainings', () => {
  test('[T01] [A10] lists assignments with status, due date and next step, nearest due date first', async () => {
    const person = await newTrainee()
    const [soon, later] = [await newModule(portal.db, { dueDays: 5 }), await newModule(portal.db, { dueDays: null })]
    const now = new Date('2031-03-05T15:00:00Z')
    await assignTo(portal.db, person, later, now)
    await assignTo(portal.db, person, soon, now)
    const { status, body } = await portal.call(getMyTraining, {}, person.headers)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ program: 'hha', requiredMinutes: 720, earnedMinutes: 0, remind: false })
    expect(body.data.items.slice(1).map(({ trainingContentId, dueOn }) => [trainingContentId, dueOn])).toEqual([
      [soon, '2031-03-10'],
      [later, '2031-12-31'],
    ])
    expect(body.data.items[0]).toMatchObject({
      title: 'Infection control',
      status: 'to_start',
      next: 'watch',
      videoStatus: 'not_started',
      videoSeconds: 60,
      watchedSeconds: 0,
      minutes: 90,
      exam: null,
      certificate: null,
      overdue: false,
    })
  })

  test('[T01] an assignment past its due date is overdue', async () => {
    const person = await newCaregiver(portal)
    await assignTo(portal.db, person, moduleId, new Date(Date.now() - 60 * 24 * 3_600_000))
    const { body } = await portal.call(getMyTraining, {}, person.headers)
    expect(body.data.items[0]).toMatchObject({ status: 'to_start', overdue: true })
  })

  test('[T02] a module returns its rules, and the transcript in the caller’s language', async () => {
    const person = await newTrainee()
    const own = { trainingContentId: moduleId }
    const { body } = await portal.call(getTraining, own, { ...person.headers, 'accept-language': 'zh-TW' })
    expect(body.data.transcript).toEqual([
      { fromMs: 500, toMs: 4_000, text: 'Wash your hands.' },
      { fromMs: 4_000, toMs: 62_250, text: 'For twenty seconds, with soap.' },
    ])
    expect(body.data.objectives).toEqual(['Wash your hands', 'Wear gloves'])
    expect(body.data.rules).toEqual({ questions: 6, passMark: 70, timeLimitMinutes: null, retakeWaitHours: 0 })
  })
})

test('[FILE-2] the transcript is plain text: no markup, complete captions, Chinese lines joined without spaces', async () => {
  const person = await newTrainee()
  const english = [
    'WEBVTT',
    '',
    'STYLE',
    '::cue { color: lime }',
    '',
    'NOTE <v Anna>never shown</v>',
    '',
    '1',
    '00:01.000 --> 00:02.000 line:0',
    '<v Anna Lee>Tom &amp; I <c.loud>wash</c>',
    'our <b>hands</b> <00:01.500>now &lt;here&gt;&nbsp;&#8211;&#x20AC;&amp;lt;',
    '2',
    '00:02.000 --> 00:03.000',
    '- Then we dry them.',
    '00:00:03.000 --> 00:00:04.000',
    '<ruby>Room<rt>rm</rt></ruby> 12',
    '3',
    '',
    'left out',
  ].join('\n')
  const chinese = 'WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\n<i>請先洗手，</i>\r\n再戴手套。\r\n用 soap\r\nand water\r\n'
  const film = await newFilm(portal.db, 60)
  const captions = JSON.stringify({ en: english, 'zh-CN': chinese, 'zh-TW': chinese })
  await portal.db.updateTable('training_films').set({ captions }).where('id', '=', film.id).execute()
  const trainingContentId = await newModule(portal.db, { filmId: film.id })
  await assignTo(portal.db, person, trainingContentId)
  const texts = async (language: string) => {
    const headers = { ...person.headers, 'accept-language': language }
    return (await portal.call(getTraining, { trainingContentId }, headers)).body.data.transcript.map(({ text }) => text)
  }
  expect(await texts('en')).toEqual([
    'Tom & I wash our hands now <here>\u00a0–€&lt;',
    '- Then we dry them.',
    'Room 12 3',
  ])
  expect(await texts('zh-TW')).toEqual(['請先洗手，再戴手套。用 soap and water'])
})

describe('watching a video', () => {
  test('[T02] watched parts are merged and complete the video; another device resumes at the same position', async () => {
    const person = await newTrainee()
    const viewingId = await open(person)
    await letPass(portal.db, person, 20)
    const first = await post(person, viewingId, [[0, 20_000]], { positionMs: 20_000 })
    expect(first.body.data).toEqual({
      watched: [[0, 20_000]],
      positionMs: 20_000,
      videoStatus: 'in_progress',
      notServed: [],
    })

    const opened = await other.call(openFilm, { trainingContentId: moduleId }, person.headers)
    expect(opened.body.data).toMatchObject({ positionMs: 20_000, watched: [[0, 20_000]], videoMs: 60_000 })
    await letPass(portal.db, person, 40)
    const last = await post(person, opened.body.data.viewingId, [[20_000, 59_800]], { at: other, positionMs: 60_000 })
    expect(last.body.data).toMatchObject({ watched: [[0, 59_800]], positionMs: 60_000, videoStatus: 'completed' })
    const { items } = (await portal.call(getMyTraining, {}, person.headers)).body.data
    expect(items[0]).toMatchObject({ status: 'trained_not_tested', next: 'exam' })
  })

  test('[T02] skipping ahead does not count beyond the elapsed time', async () => {
    const person = await newTrainee()
    const viewingId = await open(person)
    await letPass(portal.db, person, 10)
    const { body } = await post(person, viewingId, [[0, 60_000]])
    const [[from, to] = [], ...more] = body.data.watched
    expect([from, more, body.data.videoStatus]).toEqual([0, [], 'in_progress'])
    expect(to).toBeGreaterThanOrEqual(15_000)
    // 10 s and what this test took itself.
    expect(to).toBeLessThan(40_000)
  })

  test('[T02] a minute watched while offline counts after reconnecting', async () => {
    const person = await newTrainee()
    const viewingId = await open(person)
    await letPass(portal.db, person, 60)
    const minute = Array.from({ length: 12 }, (_, i): [number, number] => [i * 5_000, (i + 1) * 5_000])
    const { body } = await post(person, viewingId, minute, { positionMs: 60_000 })
    expect(body.data).toMatchObject({ watched: [[0, 60_000]], videoStatus: 'completed' })
  })

  test('[T02] twenty devices posting at once, on two processes, count as one', async () => {
    const person = await newTrainee()
    const began = Date.now()
    const viewings = await Promise.all(Array.from({ length: 20 }, () => open(person)))
    const parts = viewings.map((_, i): [number, number] => [i * 3_000, (i + 1) * 3_000])
    await letPass(portal.db, person, 10)
    const answers = await Promise.all(
      viewings.map((id, i) => post(person, id, parts.slice(i, i + 1), { at: i % 2 ? portal : other })),
    )
    const tookMs = Date.now() - began
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const own = { trainingContentId: moduleId }
    const { watched } = (await portal.call(getTraining, own, person.headers)).body.data
    const total = watched.reduce((sum, [from, to]) => sum + to - from, 0)
    expect(total).toBeLessThanOrEqual((10_000 + tookMs) * 1.5)
    expect(total).toBeGreaterThanOrEqual(15_000)
  })

  test('[T02] repeated, late and empty posts change nothing', async () => {
    const person = await newTrainee()
    const viewingId = await open(person)
    await letPass(portal.db, person, 10)
    await post(person, viewingId, [[0, 10_000]])
    for (const ranges of [[[0, 10_000]], [], [[9_000, 2_000]], [[70_000, 80_000]]] as Ranges[])
      expect((await post(person, viewingId, ranges)).body.data.watched).toEqual([[0, 10_000]])
  })

  test('[P04] a viewing of another person or module is not found', async () => {
    const [person, stranger] = [await newTrainee(), await newTrainee()]
    const viewingId = await open(person)
    expect((await post(stranger, viewingId, [[0, 1_000]])).status).toBe(404)
    const second = await newModule(portal.db, { title: same('Second') })
    await assignTo(portal.db, person, second)
    const elsewhere = { trainingContentId: second, viewingId, ranges: [], positionMs: 0 }
    expect((await portal.call(postProgress, elsewhere, person.headers)).status).toBe(404)
    const renewed = await portal.call(openFilm, { trainingContentId: moduleId, viewingId }, stranger.headers)
    expect(renewed.status).toBe(404)
  })

  test('[T02] replacing the module’s film resets progress, and players of the old film no longer count', async () => {
    const other = await newModule(portal.db, { title: same('Changed') })
    const person = await newCaregiver(portal)
    await assignTo(portal.db, person, other)
    const own = { trainingContentId: other }
    const viewingId = await open(person, other)
    await letPass(portal.db, person, 30)
    const input = { ...own, viewingId, ranges: [[0, 30_000]] as Ranges, positionMs: 30_000 }
    expect((await portal.call(postProgress, input, person.headers)).body.data.watched).toEqual([[0, 30_000]])

    const trainer = await newStaff(portal, 'trainer')
    const { version, ...module } = (await portal.call(getModule, { id: other }, trainer.headers)).body.data
    const changed = { ...module, id: other, version, filmId: (await newFilm(portal.db, 60)).id }
    expect((await portal.call(updateModule, changed, trainer.headers)).status).toBe(200)
    expect((await portal.call(postProgress, input, person.headers)).status).toBe(404)
    const opened = (await portal.call(openFilm, own, person.headers)).body.data
    expect(opened).toMatchObject({ watched: [], positionMs: 0, videoStatus: 'not_started' })
  })

  test('[T02] a script that posts or opens in a loop is rate-limited, and its links can still be renewed', async () => {
    const person = await newTrainee()
    const viewingId = await open(person)
    const posts = await Promise.all(Array.from({ length: 30 }, () => post(person, viewingId, [])))
    expect(posts.every(({ status }) => status === 200)).toBe(true)
    await portal.db.updateTable('throttles').set({ points: 300 }).where('key', 'like', '%ByAccount:%').execute()
    expect((await post(person, viewingId, [])).status).toBe(429)
    expect((await portal.call(openFilm, { trainingContentId: moduleId }, person.headers)).status).toBe(429)
    const renewed = await portal.call(openFilm, { trainingContentId: moduleId, viewingId }, person.headers)
    expect(renewed.status).toBe(200)
  })

  test('[T02] malformed progress is refused', async () => {
    const person = await newTrainee()
    const viewingId = await open(person)
    for (const ranges of [[[-1, 5]], [[0, 1.5]], [[0]], [['a', 'b']], 'all', Array(201).fill([0, 1])])
      expect((await post(person, viewingId, ranges as Ranges)).status).toBe(400)
  })

  test('[T02] posting progress keeps the session alive', async () => {
    const person = await newTrainee()
    const viewingId = await open(person)
    const lastUse = () =>
      portal.db
        .selectFrom('sessions')
        .select('last_used_at')
        .where('account_id', '=', person.id)
        .executeTakeFirstOrThrow()
    const before = new Date(Date.now() - 20 * 60_000)
    await portal.db.updateTable('sessions').set({ last_used_at: before }).where('account_id', '=', person.id).execute()
    await post(person, viewingId, [])
    expect((await lastUse()).last_used_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
})
