import type { Texts } from '@portal/contract/language'
import type { QuestionKind } from '@portal/contract/training/parts'
import type { EnteredQuestion } from '@portal/contract/training/staff'
import type { Database, Tx } from '../db/client.ts'
import { nextPosition } from '../db/next-position.ts'
import { type FilmFiles, type StoredFilm, storeFilm } from '../files/films.ts'
import type { FileStore } from '../files/store.ts'
import type { StoredOption } from './tables.ts'

export interface ModuleContent {
  title: Texts
  summary: Texts
  /** One per line. */
  objectives: Texts
  filmId: string
  poster: string
  posterAlt: Texts
  minutes: number
  dueDays: number | null
  passMark: number
  examQuestions: number
  timeLimitMinutes: number | null
  retakeWaitHours: number
}

/** A film to add, and the title shown to trainers. */
interface NewFilm extends FilmFiles {
  title: string
  durationMs: number
}

/** Stores a film and lists it for trainers. Adding a stored film again replaces its title and captions. @returns its id */
export async function addFilm(db: Database, files: Pick<FileStore, 'disk'>, film: NewFilm): Promise<string> {
  const stored = await storeFilm(files, film)
  await insertFilm(db, stored, film)
  return stored.id
}

async function insertFilm(db: Database, { id, bytes, ...stored }: StoredFilm, { title, durationMs }: NewFilm) {
  const captions = JSON.stringify(stored.captions)
  await db
    .insertInto('training_films')
    .values({
      id,
      duration_ms: durationMs,
      standard_bytes: bytes.standard,
      low_bytes: bytes.low,
      title,
      captions,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, captions }))
    .execute()
}

/** Adds a training module at the end of the list. @returns its id */
export async function addModule(db: Database, content: ModuleContent): Promise<number> {
  const { id } = await db
    .insertInto('training_modules')
    .values({ ...moduleColumns(content), position: await nextPosition(db, 'training_modules') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Replaces a module's content. With another film, caregivers who have not completed the old one start over, and their viewings end,
 * since posts of an open player are about the old film.
 */
export async function changeModule(tx: Tx, id: number, content: ModuleContent): Promise<void> {
  const before = await tx
    .selectFrom('training_modules')
    .select('film_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx.updateTable('training_modules').set(moduleColumns(content)).where('id', '=', id).execute()
  if (before.film_id === content.filmId) return
  const unfinished = tx
    .selectFrom('training_assignments')
    .select('id')
    .where('module_id', '=', id)
    .where('video_completed_at', 'is', null)
  // Lock viewings before assignments, in the order of progress posts.
  await tx.deleteFrom('training_viewings').where('assignment_id', 'in', unfinished).execute()
  await tx
    .updateTable('training_assignments')
    .set({ watched: [], position_ms: 0 })
    .where('id', 'in', unfinished)
    .execute()
}

function moduleColumns(content: ModuleContent) {
  return {
    title: JSON.stringify(content.title),
    summary: JSON.stringify(content.summary),
    objectives: JSON.stringify(content.objectives),
    film_id: content.filmId,
    poster: content.poster,
    poster_alt: JSON.stringify(content.posterAlt),
    minutes: content.minutes,
    due_days: content.dueDays,
    pass_mark: content.passMark,
    exam_questions: content.examQuestions,
    time_limit_minutes: content.timeLimitMinutes,
    retake_wait_hours: content.retakeWaitHours,
  }
}

/** Adds a question to a module's bank. @returns its id */
export async function addQuestion(db: Database, moduleId: number, question: EnteredQuestion): Promise<number> {
  const { id } = await db
    .insertInto('training_questions')
    .values({ module_id: moduleId, ...questionColumns(question) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Columns of a question as entered. Options get letters as ids; true-or-false questions use the portal's own options. */
export function questionColumns(question: EnteredQuestion) {
  const { kind, text, explanation } = question
  const options = kind === 'true_false' ? trueFalse(question.answer) : lettered(question.options)
  return {
    kind: kind satisfies QuestionKind,
    body: JSON.stringify(text),
    explanation: JSON.stringify(explanation),
    options: JSON.stringify(options),
  }
}

function lettered(options: readonly { text: Texts; correct: boolean }[]): StoredOption[] {
  return options.map(({ text, correct }, i) => ({ id: String.fromCharCode(97 + i), text, correct }))
}

function trueFalse(answer: boolean): StoredOption[] {
  return [
    { id: 'true', text: { en: 'True', 'zh-CN': '对', 'zh-TW': '對' }, correct: answer },
    { id: 'false', text: { en: 'False', 'zh-CN': '错', 'zh-TW': '錯' }, correct: !answer },
  ]
}
