import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@portal/contract/language'
import { consent } from '@portal/contract/training/consent'
import { saveAnswer, startAttempt, submitAttempt } from '@portal/contract/training/exam'
import { signTraining } from '@portal/contract/training/signing'
import type { EnteredQuestion } from '@portal/contract/training/staff'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../../src/db/client.ts'
import { filmIn } from '../../src/files/films.ts'
import { openFileStore } from '../../src/files/store.ts'
import { assign } from '../../src/training/assign.ts'
import { addFilm, addModule, addQuestion, type ModuleContent } from '../../src/training/content.ts'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

export const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text })

const captions = `WEBVTT

00:00:00.500 --> 00:00:04.000
Wash your hands.

note
00:00:04.000 --> 00:01:02.250
For twenty seconds,
with soap.
`

/** The bytes of the last film that `newFilm` stored. */
export interface TestFilm {
  id: string
  standard: Buffer
  low: Buffer
}

/** Stores a film; without a file of its own it is no real video, and its time is taken to be spread evenly over its bytes. */
export async function newFilm(db: Database, seconds = 60, standard: Buffer = randomBytes(50_000)): Promise<TestFilm> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-film-'))
  const store = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
  const low = randomBytes(9_000)
  try {
    await writeFile(join(folder, 'standard.mp4'), standard)
    await writeFile(join(folder, 'low.mp4'), low)
    for (const language of languages) await writeFile(join(folder, `captions.${language}.vtt`), captions)
    return {
      id: await addFilm(db, store, { ...filmIn(folder), title: 'Test film', durationMs: seconds * 1000 }),
      standard,
      low,
    }
  } finally {
    store.close()
    await rm(folder, { recursive: true })
  }
}

/** Questions of all three kinds, in turn. */
export function question(i: number): EnteredQuestion {
  const asked = { text: same(`Question ${i}`), explanation: same(`Explanation ${i}`) }
  const option = (name: string, correct: boolean) => ({ text: same(`${name} ${i}`), correct })
  if (i % 3 === 0) return { kind: 'true_false', ...asked, answer: i % 2 === 0 }
  const options = [option('First', true), option('Second', i % 3 === 2), option('Third', false)]
  return { kind: i % 3 === 1 ? 'single' : 'multiple', ...asked, options }
}

/** Adds a module with a film of a minute and a bank of 9 questions, of which an exam has 6. */
export async function newModule(db: Database, more: Partial<ModuleContent> & { bank?: number } = {}): Promise<number> {
  const { bank = 9, ...content } = more
  const { picture } = await db.selectFrom('banners').select('picture').executeTakeFirstOrThrow()
  const id = await addModule(db, {
    title: same('Infection control'),
    summary: same('Clean hands'),
    objectives: same('Wash your hands\nWear gloves'),
    filmId: more.filmId ?? (await newFilm(db)).id,
    poster: picture,
    posterAlt: same('A picture'),
    minutes: 90,
    dueDays: 30,
    passMark: 70,
    examQuestions: 6,
    timeLimitMinutes: null,
    retakeWaitHours: 0,
    ...content,
  })
  for (let i = 0; i < bank; i++) await addQuestion(db, id, question(i))
  return id
}

/** Assigns a module to a caregiver, whom staff have approved. */
export async function assignTo(db: Database, person: Pick<Person, 'id'>, moduleId: number, now = new Date()) {
  const approved = { review_status: 'approved' } as const
  await db.updateTable('caregivers').set(approved).where('account_id', '=', person.id).execute()
  await db.transaction().execute((tx) => assign(tx, { accountId: person.id, moduleId, now }))
}

/** Marks the video of a caregiver's module as watched. */
export async function completeVideo(db: Database, person: Pick<Person, 'id'>, moduleId: number) {
  await db
    .updateTable('training_assignments')
    .set({ video_completed_at: new Date(), watched: [0, 60_000] })
    .where('account_id', '=', person.id)
    .where('module_id', '=', moduleId)
    .execute()
}

/** Lets time pass for a caregiver's viewings. */
export async function letPass(db: Database, person: Pick<Person, 'id'>, seconds: number) {
  const past = sql`interval '1 second' * ${seconds}`
  await sql`update training_clocks set counted_at = counted_at - ${past} where account_id = ${person.id}`.execute(db)
  await sql`update training_viewings set started_at = started_at - ${past} where assignment_id in
    (select id from training_assignments where account_id = ${person.id})`.execute(db)
}

/** The options that are right, from the database: no answer tells them before an exam is submitted. */
export async function rightAnswers(db: Database, attemptId: string): Promise<Map<number, string[]>> {
  const rows = await db.selectFrom('training_answers').selectAll().where('attempt_id', '=', attemptId).execute()
  const right = rows.map(({ question_id, question }) => {
    const ids = question.options.filter(({ correct }) => correct).map(({ id }) => id)
    return [question_id, ids] as const
  })
  return new Map(right)
}

/** Takes an exam: answers `right` of its questions correctly and leaves the others unanswered. Returns the result. */
export async function takeExam(portal: TestPortal, person: Person, moduleId: number, right: number) {
  const started = await portal.call(startAttempt, { trainingContentId: moduleId }, person.headers)
  const { attemptId, questions } = started.body.data
  const answers = await rightAnswers(portal.db, attemptId)
  for (const { id } of questions.slice(0, right)) {
    const answer = { attemptId, questionId: id, optionIds: answers.get(id) ?? [] }
    await portal.call(saveAnswer, answer, person.headers)
  }
  return (await portal.call(submitAttempt, { attemptId }, person.headers)).body.data
}

export const strokes: [number, number][][] = [
  [
    [100, 200],
    [180, 90],
    [260, 210],
  ],
  [
    [300, 150],
    [420, 150],
  ],
]

/** A signing as a caregiver sends it. */
export function signing(moduleId: number) {
  const signature = { kind: 'drawn' as const, strokes }
  return { trainingContentId: moduleId, consentVersion: consent.version, consentLanguage: 'en' as const, signature }
}

/** Takes a caregiver from an assigned module to a certificate. Returns its number. */
export async function certify(portal: TestPortal, person: Person, moduleId: number): Promise<string> {
  await assignTo(portal.db, person, moduleId)
  await completeVideo(portal.db, person, moduleId)
  await takeExam(portal, person, moduleId, 6)
  const { body } = await portal.call(signTraining, signing(moduleId), person.headers)
  return body.data.number
}
